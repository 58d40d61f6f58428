import { type QnaDetail, type QnaDraft, type QnaForm, qnaCategories, type qnaDraftGet } from '@haesol/contracts/board';
import type { EndpointData, FileRef } from '@haesol/contracts/common';
import { type Attachment, toAttachments } from '@haesol/remote/form';

export type SavedDraft = EndpointData<typeof qnaDraftGet>;

/** What the form holds. */
export interface QuestionValues {
  readonly categoryCd: string;
  readonly title: string;
  readonly isPrivate: boolean;
  readonly content: string;
  /** Of the files that are uploaded. */
  readonly imageUids: readonly string[];
  readonly fileUids: readonly string[];
}

const isCategory = (text: string) => qnaCategories.some((known) => known === text);

interface Uploaded {
  readonly images: readonly FileRef[];
  readonly files: readonly FileRef[];
}

const toUids = (files: readonly FileRef[]) => files.map(({ fileUid }) => fileUid);

function toValues({ categoryCd, title, content, privateYn }: QnaDraft, { images, files }: Uploaded): QuestionValues {
  const isPrivate = privateYn === 'Y';
  return { categoryCd, title, isPrivate, content, imageUids: toUids(images), fileUids: toUids(files) };
}

/** Files of a draft, which hang on nothing yet: taking them out of the form deletes them. */
export const toDraftAttachments = (files: readonly FileRef[]): Attachment[] =>
  toAttachments(files).map((file) => ({ ...file, isSaved: false }));

/** A draft comes back as it was; without one the address may say what it is about. */
export function toInitialValues({ draft, ...uploaded }: SavedDraft, search: URLSearchParams): QuestionValues {
  const wanted = search.get('categoryCd') ?? '';
  // A search without results leads here with its words, which become the title; the address keeps them over a sign-in.
  const title = (search.get('title') ?? '').replaceAll(/\s+/g, ' ').trim();
  const fresh = { categoryCd: isCategory(wanted) ? wanted : '', title, content: '', privateYn: 'Y' } as const;
  return toValues(draft ?? fresh, uploaded);
}

export const toEditedValues = (question: QnaDetail): QuestionValues => toValues(question, question);

/** What is kept on the server while somebody writes. */
export function toDraft({ categoryCd, title, content, isPrivate, imageUids, fileUids }: QuestionValues): QnaDraft {
  return {
    categoryCd,
    title,
    content,
    privateYn: isPrivate ? 'Y' : 'N',
    imageUids: [...imageUids],
    fileUids: [...fileUids],
  };
}

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

/** The form as it is sent. */
export const toQuestionInput = (values: QuestionValues, reference: Reference = {}) => ({
  ...toDraft(values),
  ...reference,
});
