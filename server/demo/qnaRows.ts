import type { QnaCategory } from '@haesol/contracts/board';
import { seoulInstant, toSeoulDate } from '../src/db/seoulTime.ts';
import { toChosung, toSearchText } from '../src/domains/common/text/searchText.ts';
import { toOwnQuestionPath } from '../src/mail/pagePaths.ts';
import { createDraw, type Draw } from './draw.ts';
import { fillWord } from './fillText.ts';
import type { Row } from './insertTables.ts';
import type { ListedMember } from './listMembers.ts';
import { readData } from './readData.ts';
import { sampleFileRow } from './sampleFileRow.ts';

interface QnaText {
  readonly category: QnaCategory;
  /** `{0}` is what this asking is about. */
  readonly title: string;
  readonly content: string;
  readonly answer: string;
  /** Three askings of the same kind. */
  readonly about: readonly [string, string, string];
}

const { qnaTexts, commentTexts, replyTexts } = readData<{
  readonly qnaTexts: readonly QnaText[];
  readonly commentTexts: readonly string[];
  readonly replyTexts: readonly string[];
}>('qnaTexts');

const questionCount = 90;
const hourMs = 3_600_000;
/** Of 90 questions 40 are private and 25 wait. */
const isPrivate = (index: number) => index % 9 < 4;
const isWaiting = (index: number) => index < 10 || (index >= 20 && index % 5 === 0 && index < 90) || index === 11;
const rootCount = 120;
const replyCount = 40;
const goneCount = 6;

interface Question {
  readonly uid: string;
  readonly writer: ListedMember;
  readonly at: Date;
  readonly title: string;
  readonly isAnswered: boolean;
  readonly row: Row;
  readonly answer: string;
}

/** The same day in Seoul, between nine and six. */
function toOfficeTime(draw: Draw, at: Date): Date {
  const minutes = draw.int(9 * 60, 18 * 60 - 1);
  return new Date(seoulInstant(toSeoulDate(at)).getTime() + minutes * 60_000);
}

/** The members of the demonstration ask first, so that their own page is not empty. */
function chooseWriter(draw: Draw, writers: readonly ListedMember[], index: number): ListedMember {
  const own = writers.filter(({ email }) => /^(company|student|faculty|general)@demo\.example$/.test(email));
  return index % 4 === 1 && own.length > 0 ? draw.pick(own) : draw.pick(writers);
}

function buildQuestion(draw: Draw, writers: readonly ListedMember[], index: number, base: Date): Question {
  const text = qnaTexts[index % qnaTexts.length];
  if (text === undefined) throw new Error('No texts of questions.');
  const about = text.about[Math.floor(index / qnaTexts.length)] ?? text.about[0];
  const writer = chooseWriter(draw, writers, index);
  const at = toOfficeTime(draw, new Date(base.getTime() - (index * 37 + draw.int(20, 40)) * hourMs));
  const [title, content] = [fillWord(text.title, about), fillWord(text.content, about)];
  const uid = draw.uuid();
  const isAnswered = !isWaiting(index);
  return {
    uid,
    writer,
    at,
    title,
    isAnswered,
    answer: fillWord(text.answer, about),
    row: {
      qna_uid: uid,
      category_cd: text.category,
      title,
      content,
      private: isPrivate(index),
      answer_state: isAnswered ? 'ANSWERED' : 'WAIT',
      reopened: false,
      writer_uid: writer.member_uid,
      writer_nm: writer.name,
      view_cnt: isPrivate(index) ? draw.int(1, 6) : draw.int(5, 180),
      title_search: toSearchText(title),
      body_search: toSearchText(content),
      chosung: toChosung(title),
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    },
  };
}

function buildFile(draw: Draw, { uid, title, writer, at }: Question): Row {
  const ext = draw.pick(['pdf', 'txt', 'csv'] as const);
  return sampleFileRow(draw, {
    name: `${title.replaceAll(/[^가-힣A-Za-z0-9 ]/g, '')} 참고 자료.${ext}`,
    title,
    text: '문의하신 분이 함께 보낸 자료입니다.',
    ref_type: 'QNA',
    ref_uid: uid,
    seq: 1,
    download_cnt: 0,
    created_at: at.toISOString(),
    owner_uid: writer.member_uid,
  });
}

interface CommentRow extends Row {
  readonly cmt_uid: string;
  readonly at: Date;
}

function buildComments(
  draw: Draw,
  questions: readonly Question[],
  writers: readonly ListedMember[],
  staff: ListedMember,
  base: Date,
) {
  const latest = (at: Date) => new Date(Math.min(base.getTime() - 600_000, at.getTime()));
  const toRow = (question: Question, writer: ListedMember, text: string, at: Date): CommentRow => ({
    cmt_uid: draw.uuid(),
    ref_type: 'QNA',
    ref_uid: question.uid,
    parent_uid: null,
    depth: 1,
    writer_uid: writer.member_uid,
    writer_nm: writer.name,
    staff: writer === staff,
    content: text,
    created_at: at.toISOString(),
    edited_at: null,
    deleted_at: null,
    at,
  });
  const answered = questions.filter(({ isAnswered }) => isAnswered);
  const roots = Array.from({ length: rootCount }, (_unused, index) => {
    const question = draw.pick(answered);
    // Comments on a private question are by its author.
    const writer = question.row.private === true ? question.writer : draw.pick(writers);
    const at = latest(toOfficeTime(draw, new Date(question.at.getTime() + draw.int(48, 120) * hourMs)));
    return { question, row: toRow(question, writer, commentTexts[index % commentTexts.length] ?? '', at) };
  });
  const replies = draw.sample(roots, replyCount).map(({ question, row }, index) => {
    const writer = draw.chance(0.6) ? staff : question.writer;
    const reply = toRow(
      question,
      writer,
      replyTexts[index % replyTexts.length] ?? '',
      latest(new Date(row.at.getTime() + draw.int(1, 20) * hourMs)),
    );
    return { row: { ...reply, parent_uid: row.cmt_uid, depth: 2 } };
  });
  const gone = new Set(replies.slice(0, goneCount).map(({ row }) => row.parent_uid));
  const all = [...roots, ...replies].map(({ row: { at, ...row } }) => ({
    ...row,
    deleted_at: gone.has(row.cmt_uid) ? at.toISOString() : null,
  }));
  return all;
}

/** Questions of members with answers, comments and files, dated back from the base date. */
export function buildQnaRows(base: Date, writers: readonly ListedMember[], staff: ListedMember) {
  const draw = createDraw('questions');
  const questions = Array.from({ length: questionCount }, (_unused, index) =>
    buildQuestion(draw, writers, index, base),
  );
  const answered = questions.filter(({ isAnswered }) => isAnswered);
  const answers = answered.map((question) => ({
    answer_uid: draw.uuid(),
    qna_uid: question.uid,
    content: question.answer,
    writer_uid: staff.member_uid,
    writer_nm: '담당자',
    created_at: toOfficeTime(draw, new Date(question.at.getTime() + 24 * hourMs)).toISOString(),
    question,
  }));
  return {
    qna: questions.map(({ row }) => row),
    qna_answer: answers.map(({ question: _question, ...row }) => row),
    comment: buildComments(draw, questions, writers, staff, base),
    file: questions.filter((_question, index) => index % 6 === 1).map((question) => buildFile(draw, question)),
    notification: answers.map(({ question, created_at }, index) => ({
      ntf_uid: draw.uuid(),
      member_uid: question.writer.member_uid,
      kind: 'QNA_ANSWER',
      title: '문의에 답변이 등록되었습니다.',
      text: question.title,
      link: toOwnQuestionPath(question.uid),
      created_at,
      read_at: index < 12 ? null : created_at,
    })),
  };
}
