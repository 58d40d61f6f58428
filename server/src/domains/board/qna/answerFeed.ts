import { matchAnswerEventsPath, toAnswerEventsPath } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { rowCount } from '../../../db/expressions.ts';

/**
 * Returns the feed of a question: the number of its answers, so that its writer's screen shows a new one.
 * @returns undefined for another URL
 */
export function findAnswerFeed({ db }: Pick<AppContext, 'db'>, { pathname }: URL) {
  const qnaUid = matchAnswerEventsPath(pathname);
  if (qnaUid === undefined) return undefined;
  return {
    path: toAnswerEventsPath(qnaUid),
    event: 'answers',
    channel: 'questions',
    payload: qnaUid,
    async read() {
      const { cnt } = await db
        .selectFrom('qna_answer')
        .select(rowCount.as('cnt'))
        .where('qna_uid', '=', qnaUid)
        .executeTakeFirstOrThrow();
      return new Map([['answers', { cnt: String(cnt) }]]);
    },
  };
}
