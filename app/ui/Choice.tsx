import { ChevronsUpDown } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";

export type Option = readonly [value: string, label: string];

interface ChoiceProps {
  id: string;
  name: string;
  /** The label's text, which stands beside it. */
  label: string;
  options: readonly Option[];
  defaultValue: string;
  /** What stands for no choice. */
  empty?: string;
  isInvalid?: boolean;
  describedBy?: string;
}

/** A select that becomes a combo box after hydration, with the value that was chosen before. */
export function Choice(props: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => choose(select.current?.value ?? ""), []);
  if (chosen === null) return <PlainChoice {...props} field={select} />;
  return <ComboChoice {...props} defaultValue={chosen} />;
}

function PlainChoice({
  id,
  name,
  options,
  defaultValue,
  empty = "Not stated",
  isInvalid,
  describedBy,
  field,
}: ChoiceProps & { field: RefObject<HTMLSelectElement> }) {
  return (
    <select
      className="select"
      id={id}
      name={name}
      ref={field}
      defaultValue={defaultValue}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    >
      <option value="">{empty}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function ComboChoice({
  id,
  name,
  label,
  options,
  defaultValue,
  empty = "Not stated",
  isInvalid,
  describedBy,
}: ChoiceProps) {
  const items = options.map(([value, text]) => ({ id: value, text }));
  return (
    <ComboBox
      className="combobox"
      aria-label={label}
      name={name}
      formValue="key"
      defaultItems={items}
      defaultSelectedKey={defaultValue || null}
      menuTrigger="focus"
      isInvalid={isInvalid}
    >
      <Input className="input" id={id} placeholder={empty} aria-describedby={describedBy} />
      <Button className="combobox__button">
        <ChevronsUpDown className="icon" aria-hidden="true" />
      </Button>
      <Popover className="combobox__popover">
        <ListBox className="listbox">
          {({ id: key, text }: { id: string; text: string }) => (
            <ListBoxItem className="listbox__item" id={key}>
              {text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
