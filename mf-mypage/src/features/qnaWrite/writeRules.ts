import { type QnaDetail, type QnaDraft, type QnaForm, qnaCategories } from '@haesol/shared/contracts';
import { type Attachment, toFileUids } from '@haesol/shared/form';

/** What the form holds. */
export interface QuestionValues {
  readonly categoryCd: string;
  readonly title: string;
  readonly isPrivate: boolean;
  readonly content: string;
  /** Only messages stand at these: the files are kept where they are sent. */
  readonly imageUids: readonly string[];
  readonly fileUids: readonly string[];
}

const isCategory = (text: string) => qnaCategories.some((known) => known === text);

function toValues({ categoryCd, title, content, privateYn }: QnaDraft): QuestionValues {
  return { categoryCd, title, isPrivate: privateYn === 'Y', content, imageUids: [], fileUids: [] };
}

/** A draft comes back as it was; without one the address may say what it is about. */
export function toInitialValues(draft: QnaDraft | null, search: URLSearchParams): QuestionValues {
  const wanted = search.get('categoryCd') ?? '';
  // Whoever searched in vain goes on with the same words, also when signing in came between.
  const title = (search.get('title') ?? '').replaceAll(/\s+/g, ' ').trim();
  return toValues(draft ?? { categoryCd: isCategory(wanted) ? wanted : '', title, content: '', privateYn: 'Y' });
}

export const toEditedValues = (question: QnaDetail): QuestionValues =>
  toValues({ ...question, privateYn: question.privateYn });

/** What is kept on the server while somebody writes; files are not. */
export function toDraft({ categoryCd, title, content, isPrivate }: QuestionValues): QnaDraft {
  return { categoryCd, title, content, privateYn: isPrivate ? 'Y' : 'N' };
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
export function toQuestionInput(
  values: QuestionValues,
  images: readonly Attachment[],
  files: readonly Attachment[],
  reference: Reference = {},
) {
  return { ...toDraft(values), imageUids: toFileUids(images), fileUids: toFileUids(files), ...reference };
}
