import type { QnaDetail } from '@haesol/contracts/board';
import type { AppContext } from '../../../context.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { createFileLinks, type FileFacts, toPublicBundleUrl, toPublicFileRef } from '../../common/files/fileLinks.ts';
import { createQnaRepository, type QnaDetailRow, toQna } from './repository.ts';
import { isOwn, type Reader } from './rules.ts';
import { readSame } from './sameAnswer.ts';

/** Returns a question as its page shows it: answers, neighbours, and files with links for this reader. */
export async function readQuestion(
  { db, secrets }: AppContext,
  row: QnaDetailRow,
  reader: Reader,
  now: Date,
): Promise<QnaDetail> {
  const questions = createQnaRepository(db);
  const links = createFileLinks(secrets, reader.isStaff ? (reader.memberUid ?? undefined) : undefined);
  const files = await questions.listFiles(row.qna_uid);
  const answers = await questions.listAnswers(row.qna_uid);
  const sames = await Promise.all(answers.map((answer) => readSame(db, answer)));
  const toBundle = () =>
    row.private ? links.toBundleUrl('QNA', row.qna_uid, now) : toPublicBundleUrl('QNA', row.qna_uid);
  const toRef = (file: FileFacts) => (row.private ? links.toFileRef(file, now) : toPublicFileRef(file));
  return {
    ...toQna(row, row.no ?? 0, reader, now),
    content: row.content,
    images: files.filter(({ kind }) => kind === 'image').map(toRef),
    files: files.filter(({ kind }) => kind === 'attach').map(toRef),
    bundleUrl: files.length === 0 ? null : toBundle(),
    answers: answers.map((answer, at) => ({
      answerUid: answer.answer_uid,
      content: answer.content,
      writerNm: answer.writer_nm,
      createdDt: toSeoulInstant(answer.created_at),
      files: answer.files.map(toRef),
      same: sames[at] ?? null,
    })),
    editableYn: isOwn(row, reader) && answers.length === 0 ? 'Y' : 'N',
    refType: row.ref_type,
    refUid: row.ref_uid,
    ...(await questions.findNeighbours(row, reader)),
  };
}
