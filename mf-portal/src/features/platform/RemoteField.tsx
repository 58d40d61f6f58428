import { Select, TextField } from '@haesol/kit';
import type { TextFieldProps } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';

export interface RemoteFieldProps extends TextFieldProps<string> {
  /** Remotes that this person may change; `*` for all, also those that are not released yet. */
  readonly acts: readonly string[];
  /** For a person who may change all. */
  readonly help: string;
}

/** Choice of a remote among those of a person. */
export function RemoteField({ acts, help, ...field }: RemoteFieldProps) {
  const t = useText();
  const label = t('platform.remote');
  if (acts.includes('*')) return <TextField {...field} help={help} label={label} required spellCheck={false} />;
  return <Select {...field} label={label} options={acts.map((value) => ({ value, label: value }))} required />;
}
