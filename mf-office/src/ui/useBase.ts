import { type FormDraft, readDraft, removeDraft, writeDraft } from '@haesol/remote/form';
import { useState } from 'react';

export type Texts = Record<string, string>;

/** Stored values of an entry with which the edits of a form began. */
export interface Base {
  readonly texts: Texts;
  readonly fileUids: readonly string[];
}

const toName = (draft: string) => `${draft}.base`;

function readBase(draft: string): Base | undefined {
  const stored = readDraft(toName(draft));
  return typeof stored === 'object' && stored !== null && 'texts' in stored ? (stored as Base) : undefined;
}

/**
 * Keeps the stored values with which the edits of a form began, also over a reload: what another saves meanwhile differs from them.
 * @returns the base, and a function to call in each render, which follows the stored values while there are no edits
 */
export function useBase(draft: string, stored: Base): readonly [Base, (isDirty: boolean) => void] {
  const [base, setBase] = useState(() => readBase(draft) ?? stored);
  const follow = (isDirty: boolean) => {
    if (isDirty || JSON.stringify(base) === JSON.stringify(stored) || readDraft(draft) !== undefined) return;
    setBase(stored);
  };
  return [base, follow];
}

/** Stores the base together with the draft. */
export function withBase(draft: FormDraft<Texts>, name: string, base: Base): FormDraft<Texts> {
  return {
    ...draft,
    write(values) {
      draft.write(values);
      if (readDraft(name) === undefined) removeDraft(toName(name));
      else writeDraft(toName(name), base);
    },
    remove() {
      draft.remove?.();
      removeDraft(toName(name));
    },
  };
}

/** Merges a changed list of files with what another has added and removed since. */
export function mergeUids(own: readonly string[], base: readonly string[], stored: readonly string[]): string[] {
  const added = stored.filter((uid) => !base.includes(uid) && !own.includes(uid));
  return [...own.filter((uid) => stored.includes(uid) || !base.includes(uid)), ...added];
}
