import { readDraft, removeDraft, writeDraft } from '../lifecycle/draftStorage.ts';
import { type FieldValue, type FormValues, listDifferent, listNames } from './formValues.ts';
import type { Attachments } from './useAttachments.ts';

/** Storage for the draft of a form, so that a reload does not lose it. */
export interface FormDraft<V> {
  /** Reads the draft; absent if the form loads it itself. */
  read?(): Partial<V> | undefined;
  write(values: V): void;
  /** Called after the form was sent. */
  remove?(): void;
  /** Debounce delay after the last change. @default 0 */
  readonly delayMs?: number;
}

export interface TabDraftOptions<V> {
  /** Fields to store. Never passwords, codes, tokens or files. */
  readonly keep: readonly (keyof V & string)[];
  /** Fields whose initial values come from the address: with another address they have its values, not those of the draft. */
  readonly fromAddress?: readonly (keyof V & string)[];
  /** Files of the form, whose drafts are removed with it. */
  readonly files?: readonly Pick<Attachments, 'forget'>[];
}

/** Key of the initial values from the address; no name of a field. */
const addressKey = '#address';

const isSameKind = (value: unknown, example: FieldValue): value is FieldValue =>
  Array.isArray(example)
    ? Array.isArray(value) && value.every((part) => typeof part === 'string')
    : typeof value === typeof example;

/**
 * Draft of a form in sessionStorage: for 30 minutes, until it is sent or the member signs out.
 * @param initial determines the types of the values; values of another type are ignored
 * @example
 * useForm(commentsUpdate.body, { initial, draft: tabDraft(`comment.${qnaUid}`, initial, { keep: ['content'] }) })
 */
export function tabDraft<V extends FormValues<V>>(
  name: string,
  initial: V,
  { keep, fromAddress = [], files = [] }: TabDraftOptions<V>,
): FormDraft<V> {
  const pick = (values: object, fields = keep) =>
    Object.fromEntries(
      listNames(initial).flatMap((field) => {
        const value: unknown = (values as Record<string, unknown>)[field];
        return fields.includes(field) && isSameKind(value, initial[field]) ? [[field, value]] : [];
      }),
    ) as Partial<V>;
  const address = JSON.stringify(fromAddress.map((field) => initial[field]));
  return {
    read() {
      const stored = readDraft(name);
      if (typeof stored !== 'object' || stored === null) return undefined;
      const isOther = addressKey in stored && stored[addressKey] !== address;
      return pick(stored, isOther ? keep.filter((field) => !fromAddress.includes(field)) : keep);
    },
    write(values) {
      // Other fields are left out: restored, they would write back what another has changed meanwhile.
      const edited = listDifferent(values, initial).filter((field) => keep.includes(field));
      if (edited.length === 0) removeDraft(name);
      else
        writeDraft(name, {
          ...pick(Object.fromEntries(edited.map((field) => [field, values[field]]))),
          ...(fromAddress.length > 0 && { [addressKey]: address }),
        });
    },
    remove() {
      removeDraft(name);
      for (const field of files) field.forget();
    },
  };
}
