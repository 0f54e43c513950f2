import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Input } from "react-aria-components/Input";

interface TextFieldProps {
  label: string;
  name: string;
  type?: "text" | "email" | "password";
  autoComplete?: string;
  defaultValue?: string;
  isRequired?: boolean;
  maxLength?: number;
  /** Virtual keyboard on a phone. */
  inputMode?: "numeric";
  autoCapitalize?: "none";
  /** A link beside the label; by keyboard it comes after the field. */
  aside?: ReactNode;
  hint?: string;
  /** Validation error from the server. */
  problem?: string;
}

/** Uncontrolled field: what somebody types before hydration is kept. */
export function TextField({ label, aside, hint, problem, isRequired, ...field }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <Input
        className="input"
        id={id}
        required={isRequired}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        {...field}
      />
      {aside && <span className="field__aside">{aside}</span>}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="field__error" id={`${id}-problem`}>
          <CircleAlert className="icon" aria-hidden="true" />
          {problem}
        </p>
      )}
    </div>
  );
}
