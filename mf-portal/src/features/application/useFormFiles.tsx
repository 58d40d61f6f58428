import type { FileRef } from '@haesol/contracts/common';
import type { DefinitionItem } from '@haesol/kit';
import type { Attachment } from '@haesol/remote/form';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import styles from './AdviceForm.module.css';

/** Files of a form, whose values have their uids only. */
export interface FormFiles {
  /** Files of the draft, of all fields. */
  readonly drafted: readonly FileRef[];
  readonly names: ReadonlyMap<string, string>;
  /** Adds the names of uploaded files. */
  add(files: readonly Attachment[]): void;
}

export function useFormFiles(drafted: readonly FileRef[]): FormFiles {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(drafted.map(({ fileUid, orgNm }) => [fileUid, orgNm])),
  );
  return {
    drafted,
    names,
    add(files) {
      const uploaded = files.flatMap(({ fileUid, name }) => (fileUid === undefined ? [] : [[fileUid, name] as const]));
      setNames((known) => new Map([...known, ...uploaded]));
    },
  };
}

/** Returns the names of a field's files for the review. */
export const toFileReview = (
  t: TFunction,
  term: string,
  { names }: FormFiles,
  uids: readonly string[],
): DefinitionItem => ({
  term,
  value: <span className={styles.lines}>{uids.map((uid) => names.get(uid) ?? uid).join('\n') || t('apply.none')}</span>,
});
