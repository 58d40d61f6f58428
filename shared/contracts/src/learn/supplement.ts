import * as z from 'zod/mini';
import { uid } from '../common/common.ts';
import { fileLimits } from '../common/files.ts';
import { memberText } from '../common/memberText.ts';

export const supplementMax = 1_000;

/** Largest number of documents that a supplement names. */
const maxDocuments = 10;

const documentName = memberText({
  max: 60,
  empty: '서류 이름을 입력해 주세요.',
  tooLong: '서류 이름은 60자까지 입력할 수 있습니다.',
  hasLines: false,
});

const answerFiles = z
  .array(uid)
  .check(z.maxLength(fileLimits.maxCount, { error: `파일은 최대 ${fileLimits.maxCount}개까지 첨부할 수 있습니다.` }));

/** Names of the documents that a supplement asks for. */
export const documentNames = z.optional(
  z.array(documentName).check(z.maxLength(maxDocuments, { error: `서류는 ${maxDocuments}개까지 적을 수 있습니다.` })),
);

export const supplementAnswer = z.strictObject({
  answer: memberText({
    max: supplementMax,
    empty: '답변을 입력해 주세요.',
    tooLong: '답변은 1,000자까지 입력할 수 있습니다.',
  }),
  fileUids: z._default(answerFiles, []),
  /** Files of the named documents. */
  documents: z.optional(
    z.array(z.object({ name: documentName, fileUids: answerFiles })).check(z.maxLength(maxDocuments)),
  ),
});
