import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Input } from "react-aria-components/Input";
import { Text } from "react-aria-components/Text";
import { Label, TextField as AriaTextField } from "react-aria-components/TextField";

interface TextFieldProps {
  label: string;
  name: string;
  type?: "text" | "email" | "password";
  autoComplete?: string;
  defaultValue?: string;
  isRequired?: boolean;
  maxLength?: number;
  /** A link beside the label. */
  aside?: ReactNode;
  hint?: string;
  /** What is wrong with the value, as the server says. */
  problem?: string;
}

export function TextField({ label, aside, hint, problem, ...field }: TextFieldProps) {
  return (
    <AriaTextField className="field" isInvalid={Boolean(problem)} validationBehavior="aria" {...field}>
      {aside ? (
        <div className="row spread">
          <Label className="field__label">{label}</Label>
          {aside}
        </div>
      ) : (
        <Label>{label}</Label>
      )}
      <Input className="input" required={field.isRequired} />
      {hint && (
        <Text slot="description" className="field__hint">
          {hint}
        </Text>
      )}
      {problem && (
        <Text slot="errorMessage" className="field__error">
          <CircleAlert className="icon" aria-hidden="true" />
          {problem}
        </Text>
      )}
    </AriaTextField>
  );
}
