import type { ShellApi } from '@haesol/remote/shell-api';

/** Dirty forms by shell: a page may contain several, and the shell needs one flag. */
const formsOf = new WeakMap<ShellApi['setDirty'], Set<string>>();

/** Reports to the shell if any form of the instance is dirty. */
export function markDirty(shell: Pick<ShellApi, 'setDirty'>, formId: string, isDirty: boolean): void {
  const forms = formsOf.get(shell.setDirty) ?? new Set();
  formsOf.set(shell.setDirty, forms);
  const before = forms.size > 0;
  if (isDirty) forms.add(formId);
  else forms.delete(formId);
  const after = forms.size > 0;
  if (before !== after) shell.setDirty(after);
}
