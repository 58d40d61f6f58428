import {
  type FileKind,
  type FileRef,
  fileExtensions,
  fileLimits,
  parseInput,
  type QnaDetail,
  type QnaDraft,
  type QnaForm,
  qnaCategories,
  qnaForm,
} from '@haesol/shared/contracts';

/** What the form holds besides its files. */
export interface QuestionValues {
  readonly categoryCd: string;
  readonly title: string;
  readonly content: string;
  readonly privateYn: 'Y' | 'N';
}

/** A file of the form: on its way, there, or refused. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly state: 'uploading' | 'done' | 'failed';
  readonly percent?: number;
  readonly note?: string;
  readonly fileUid?: string;
  /** Hangs on the question already: taking it out of the form is enough. */
  readonly isSaved?: boolean;
}

export const writeFields = ['categoryCd', 'title', 'content', 'imageUids', 'fileUids'] as const;

const isCategory = (text: string) => qnaCategories.some((known) => known === text);

/** A draft comes back as it was; without one the address may say what it is about. */
export function toInitialValues(draft: QnaDraft | null, search: URLSearchParams): QuestionValues {
  const wanted = search.get('categoryCd') ?? '';
  // Whoever searched in vain goes on with the same words, also when signing in came between.
  const title = (search.get('title') ?? '').replaceAll(/\s+/g, ' ').trim();
  return draft ?? { categoryCd: isCategory(wanted) ? wanted : '', title, content: '', privateYn: 'Y' };
}

export function toEditedValues({ categoryCd, title, content, privateYn }: QnaDetail): QuestionValues {
  return { categoryCd, title, content, privateYn };
}

export function toAttachments(files: readonly FileRef[]): Attachment[] {
  return files.map(({ fileUid, orgNm }) => ({ id: fileUid, name: orgNm, state: 'done', fileUid, isSaved: true }));
}

const toUids = (files: readonly Attachment[]) => files.flatMap(({ fileUid }) => fileUid ?? []);

export interface Reference {
  readonly refType?: QnaForm['refType'];
  readonly refUid?: string;
}

/** What the question is about, as the address says. */
export function readReference(search: URLSearchParams): Reference {
  const refType = (['EQUIPMENT', 'SHARING', 'GOODS'] as const).find((known) => known === search.get('refType'));
  const refUid = search.get('refUid');
  return refType === undefined || refUid === null || refUid.length > 40 ? {} : { refType, refUid };
}

/** The form as it is sent, or what is wrong with it, by the server's own rules and words. */
export function checkQuestion(
  values: QuestionValues,
  images: readonly Attachment[],
  files: readonly Attachment[],
  reference: Reference = {},
): { form: QnaForm } | { errors: Readonly<Record<string, string>> } {
  const given = { ...values, imageUids: toUids(images), fileUids: toUids(files), ...reference };
  const result = parseInput(qnaForm, given);
  if ('data' in result) return { form: result.data };
  return { errors: Object.fromEntries(result.fieldErrors.map(({ field, message }) => [field, message])) };
}

export type FileRefusal = 'size' | 'count' | 'type' | 'empty';

/** Why a file is not even sent; undefined for one that may be. @param kept files that are there or on their way */
export function findRefusal(
  file: { name: string; size: number },
  kind: FileKind,
  kept: number,
): FileRefusal | undefined {
  const ext = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (kept >= fileLimits.maxCount) return 'count';
  if (!file.name.includes('.') || !fileExtensions[kind].some((known) => known === ext)) return 'type';
  if (file.size > fileLimits.maxBytes) return 'size';
  return file.size === 0 ? 'empty' : undefined;
}

export const toAccept = (kind: FileKind): string => fileExtensions[kind].map((ext) => `.${ext}`).join(',');

export function isSame(one: QuestionValues, other: QuestionValues): boolean {
  return (
    one.categoryCd === other.categoryCd &&
    one.title === other.title &&
    one.content === other.content &&
    one.privateYn === other.privateYn
  );
}
