import { Select, type SelectOption } from '../field/Select.tsx';

export interface FilterSelectProps {
  /** Read out, not shown. */
  label: string;
  options: readonly SelectOption[];
  /** First, empty choice: nothing is narrowed. */
  placeholder: string;
  /** Of the chosen option; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** Narrows a list by one of some values: small, in its head, and narrowing as soon as it is changed. */
export function FilterSelect({ onChange, ...select }: FilterSelectProps) {
  return <Select {...select} hideLabel onChange={(event) => onChange(event.target.value)} size="small" />;
}
