import type { ShellApi } from '@haesol/remote/shell-api';

/** Forms with something typed, of each shell: a page may hold several, and the shell asks for one answer. */
const formsOf = new WeakMap<ShellApi['setDirty'], Set<string>>();

/** Tells the shell whether any form of the instance holds something typed. */
export function markDirty(shell: Pick<ShellApi, 'setDirty'>, formId: string, isDirty: boolean): void {
  const forms = formsOf.get(shell.setDirty) ?? new Set();
  formsOf.set(shell.setDirty, forms);
  const before = forms.size > 0;
  if (isDirty) forms.add(formId);
  else forms.delete(formId);
  const after = forms.size > 0;
  if (before !== after) shell.setDirty(after);
}
