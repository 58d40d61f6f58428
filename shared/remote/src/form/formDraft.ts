import { readDraft, removeDraft, writeDraft } from '../lifecycle/draftStorage.ts';
import { type FieldValue, type FormValues, listDifferent, listNames } from './formValues.ts';

/** Where a form keeps what is typed, so that a reload does not lose it. */
export interface FormDraft<V> {
  /** What was kept; only where the form itself reads it. */
  read?(): Partial<V> | undefined;
  write(values: V): void;
  /** The form was sent. */
  remove?(): void;
  /** Quiet time after the last change before it is written. @default 0 */
  readonly delayMs?: number;
}

export interface TabDraftOptions<V> {
  /** The fields that are kept. Passwords, codes, tokens and files are never among them. */
  readonly keep: readonly (keyof V & string)[];
}

const isSameKind = (value: unknown, example: FieldValue): value is FieldValue =>
  Array.isArray(example)
    ? Array.isArray(value) && value.every((part) => typeof part === 'string')
    : typeof value === typeof example;

/**
 * The draft of a form in the storage of this tab: for 30 minutes, until it is sent or somebody signs out.
 * @param initial tells the kinds of the values; whatever is of another kind is left out
 * @example
 * useForm(commentsUpdate.body, { initial, draft: tabDraft(`comment.${qnaUid}`, initial, { keep: ['content'] }) })
 */
export function tabDraft<V extends FormValues<V>>(
  name: string,
  initial: V,
  { keep }: TabDraftOptions<V>,
): FormDraft<V> {
  const pick = (values: object) =>
    Object.fromEntries(
      listNames(initial).flatMap((field) => {
        const value: unknown = (values as Record<string, unknown>)[field];
        return keep.includes(field) && isSameKind(value, initial[field]) ? [[field, value]] : [];
      }),
    ) as Partial<V>;
  return {
    read() {
      const stored = readDraft(name);
      return typeof stored === 'object' && stored !== null ? pick(stored) : undefined;
    },
    write(values) {
      const isEmpty = keep.every((field) => !listDifferent(values, initial).includes(field));
      if (isEmpty) removeDraft(name);
      else writeDraft(name, pick(values));
    },
    remove: () => removeDraft(name),
  };
}
