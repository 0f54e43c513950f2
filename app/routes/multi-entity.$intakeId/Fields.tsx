/** Fields of the records: each with its problem and the findings that it mends. */
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Finding } from "#modules/entities/schema";
import { Choice, type Option } from "../../ui/Choice.tsx";
import { FindingMark } from "./FindingMark.tsx";

/** What the fields of one form show. */
export interface FormState {
  /** Makes ids unique in the page. */
  prefix: string;
  typed: Record<string, string>;
  problems: Record<string, string>;
  findings: Finding[];
  isCpa: boolean;
}

type Width = "w1" | "w2" | "w3" | "w6";

interface FieldProps {
  state: FormState;
  name: string;
  label: string;
  width?: Width;
  hint?: string;
}

interface ControlProps {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

function Field({
  state,
  name,
  label,
  width = "w1",
  hint,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = `${state.prefix}-${name}`;
  const problem = state.problems[name];
  const findings = state.findings.filter(({ field }) => field === name);
  const described = [
    hint && `${id}-hint`,
    problem && `${id}-problem`,
    findings.length > 0 && `${id}-findings`,
  ];
  return (
    <div className={`field ${width}`}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        "aria-invalid": problem ? true : undefined,
        "aria-describedby": described.filter(Boolean).join(" ") || undefined,
      })}
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
      {findings.length > 0 && (
        <div id={`${id}-findings`}>
          {findings.map((finding) => (
            <FieldFinding key={finding.id} finding={finding} isCpa={state.isCpa} />
          ))}
        </div>
      )}
    </div>
  );
}

function FieldFinding({ finding, isCpa }: { finding: Finding; isCpa: boolean }) {
  const { severity, text, cpaText, authority } = finding;
  return (
    <p className="field__finding" data-severity={severity}>
      <FindingMark severity={severity} />
      <span>
        {isCpa ? (cpaText ?? text) : text} <a href={authority.url}>{authority.citation}</a>
      </span>
    </p>
  );
}

interface TextProps extends FieldProps {
  type?: "text" | "date";
  placeholder?: string;
  inputMode?: "numeric" | "decimal";
  className?: string;
  isRequired?: boolean;
  maxLength?: number;
}

export function TextInput({
  type = "text",
  placeholder,
  inputMode,
  className = "",
  isRequired,
  maxLength,
  ...field
}: TextProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          className={`input ${className}`}
          type={type}
          placeholder={placeholder}
          inputMode={inputMode}
          required={isRequired}
          maxLength={maxLength}
          autoComplete="off"
          defaultValue={field.state.typed[field.name] ?? ""}
          {...control}
        />
      )}
    </Field>
  );
}

export function AreaInput({ maxLength, ...field }: FieldProps & { maxLength?: number }) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          className="textarea"
          rows={2}
          maxLength={maxLength}
          defaultValue={field.state.typed[field.name] ?? ""}
          {...control}
        />
      )}
    </Field>
  );
}

interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** What stands for no choice; none where a choice is required. */
  empty?: string;
}

export function SelectInput({ options, empty, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select className="select" defaultValue={field.state.typed[field.name] ?? ""} {...control}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A combo box; without scripts a select. */
export function ChoiceInput({ options, empty, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {({ id, name, "aria-invalid": isInvalid, "aria-describedby": describedBy }) => (
        <Choice
          id={id}
          name={name}
          label={field.label}
          options={options}
          empty={empty}
          defaultValue={field.state.typed[name] ?? ""}
          isInvalid={isInvalid}
          describedBy={describedBy}
        />
      )}
    </Field>
  );
}

export function CheckInput({ state, name, label }: Pick<FieldProps, "state" | "name" | "label">) {
  const findings = state.findings.filter(({ field }) => field === name);
  return (
    <div className="w6">
      <label className="check">
        <input type="checkbox" name={name} defaultChecked={Boolean(state.typed[name])} />
        <span>{label}</span>
      </label>
      {findings.map((finding) => (
        <FieldFinding key={finding.id} finding={finding} isCpa={state.isCpa} />
      ))}
    </div>
  );
}
