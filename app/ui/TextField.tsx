import { Input } from "react-aria-components/Input";
import { Label, TextField as AriaTextField } from "react-aria-components/TextField";

interface TextFieldProps {
  label: string;
  name: string;
  type?: "text" | "email" | "password";
  autoComplete?: string;
  defaultValue?: string;
  isRequired?: boolean;
  autoFocus?: boolean;
}

export function TextField({ label, ...field }: TextFieldProps) {
  return (
    <AriaTextField className="field" {...field}>
      <Label>{label}</Label>
      <Input className="input" />
    </AriaTextField>
  );
}
