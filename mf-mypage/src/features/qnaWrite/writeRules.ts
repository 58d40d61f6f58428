import { type QnaDetail, type QnaDraft, type QnaForm, qnaCategories, type qnaDraftGet } from '@haesol/contracts/board';
import type { EndpointData, FileRef } from '@haesol/contracts/common';
import { type Attachment, toAttachments } from '@haesol/remote/form';

export type SavedDraft = EndpointData<typeof qnaDraftGet>;

/** Values of the form. */
export interface QuestionValues {
  readonly categoryCd: string;
  readonly title: string;
  readonly isPrivate: boolean;
  readonly content: string;
  /** Uids of uploaded files. */
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

/** Converts files of a draft, which belong to no question yet: removing them from the form deletes them. */
export const toDraftAttachments = (files: readonly FileRef[]): Attachment[] =>
  toAttachments(files).map((file) => ({ ...file, isSaved: false }));

/** Returns the draft as initial values; without one the subject may come from the address. */
export function toInitialValues({ draft, ...uploaded }: SavedDraft, search: URLSearchParams): QuestionValues {
  const wanted = search.get('categoryCd') ?? '';
  // A search without results links here with its keywords, which become the title; the address keeps them over a sign-in.
  const title = (search.get('title') ?? '').replaceAll(/\s+/g, ' ').trim();
  const fresh = { categoryCd: isCategory(wanted) ? wanted : '', title, content: '', privateYn: 'Y' } as const;
  return toValues(draft ?? fresh, uploaded);
}

export const toEditedValues = (question: QnaDetail): QuestionValues => toValues(question, question);

/** Converts the form to a draft for the server. */
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

/** Names of the drafts of an edited question in this tab: its fields, and its two lists of files. */
export const toEditDrafts = (qnaUid: string) =>
  ({ fields: `question.${qnaUid}`, images: `question.${qnaUid}.images`, files: `question.${qnaUid}.files` }) as const;

export interface Reference {
  readonly refType?: QnaForm['refType'];
  readonly refUid?: string;
}

/** Returns the subject of a question; empty for a kind that the server does not know, and for an overlong uid. */
export function toReference(kind: string | null, refUid: string | null): Reference {
  const refType = (['EQUIPMENT', 'SHARING', 'GOODS'] as const).find((known) => known === kind);
  return refType === undefined || refUid === null || refUid.length > 40 ? {} : { refType, refUid };
}

/** Converts the form to the body of the call. */
export const toQuestionInput = (values: QuestionValues, reference: Reference = {}) => ({
  ...toDraft(values),
  ...reference,
});
