import { Select, type SelectOption } from '../field/Select.tsx';

export interface FilterSelectProps {
  /** For screen readers only. */
  label: string;
  options: readonly SelectOption[];
  /** First, empty option: no filter. */
  placeholder: string;
  /** Value of the chosen option; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** Small select that filters a list as soon as it changes. */
export function FilterSelect({ onChange, ...select }: FilterSelectProps) {
  return <Select {...select} hideLabel onChange={(event) => onChange(event.target.value)} size="small" />;
}
