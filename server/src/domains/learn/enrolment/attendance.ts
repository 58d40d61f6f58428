import { type EndpointData, errorCodes, toMailAddress } from '@haesol/contracts/common';
import type { adminProviderImport } from '@haesol/contracts/learn';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError, fieldError, validationError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { nextRev, requireRev } from '../../../http/versions.ts';
import { parseCsv } from '../../common/csv/parseCsv.ts';

type Skipped = EndpointData<typeof adminProviderImport>['skipped'][number];

async function getSessionNumbers(trx: Trx, eduUid: string): Promise<Set<number>> {
  const course = await trx.selectFrom('edu').select('sessions').where('edu_uid', '=', eduUid).executeTakeFirst();
  if (course === undefined) throw new ApiError(errorCodes.notFound);
  return new Set(course.sessions.map(({ no }) => no));
}

/** Selects the attendees with attendance and progress. */
function selectLearners(trx: Trx, eduUid: string) {
  return trx
    .selectFrom('enroll as n')
    .leftJoin('member as m', 'm.member_uid', 'n.member_uid')
    .select(['n.apl_uid', 'n.payload', 'm.email'])
    .where('n.edu_uid', '=', eduUid)
    .where('n.state', 'in', ['APPROVED', 'LEARNING'])
    .execute();
}

export interface Attendance {
  readonly eduUid: string;
  readonly rows: readonly {
    readonly aplUid: string;
    readonly attended: readonly number[];
    /** Version that staff saw; undefined compares nothing. */
    readonly rev?: number | undefined;
  }[];
  readonly staff: Principal;
}

/**
 * Sets the attended lessons of attendees, each a new version of the enrolment.
 * @throws {ApiError} `4000` for attendees and lessons of other courses, `4405` if another has changed one in between, `4040`
 */
export async function markAttendance(trx: Trx, { eduUid, rows, staff }: Attendance): Promise<{ changed: number }> {
  const numbers = await getSessionNumbers(trx, eduUid);
  // In one order, so that two saves do not wait for each other; before the states, because a version tells more than one of them.
  for (const { aplUid: uid, rev } of rows.toSorted((a, b) => a.aplUid.localeCompare(b.aplUid))) {
    await requireRev(trx, { table: 'enroll', uid, rev, now: staff.now, isForm: true });
  }
  const learners = new Set((await selectLearners(trx, eduUid)).map(({ apl_uid }) => apl_uid));
  const wrong = rows.flatMap(({ aplUid, attended }, at) => {
    const field = `rows.${at}`;
    if (!learners.has(aplUid)) return [{ field, code: 'custom', message: '이 과정의 수강생이 아닙니다.' }];
    return attended.every((no) => numbers.has(no))
      ? []
      : [{ field, code: 'custom', message: '이 과정에 없는 차시입니다.' }];
  });
  if (wrong.length > 0) throw validationError(...wrong);
  const aplUids = rows.map(({ aplUid }) => aplUid);
  await trx.deleteFrom('enroll_attendance').where('apl_uid', 'in', aplUids).execute();
  await trx.updateTable('enroll').set(nextRev).where('apl_uid', 'in', aplUids).execute();
  const values = rows.flatMap(({ aplUid, attended }) => [...new Set(attended)].map((no) => ({ apl_uid: aplUid, no })));
  if (values.length > 0) {
    await trx
      .insertInto('enroll_attendance')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await audit(trx, { eduUid, staff }, 'edu.markAttendance', rows.length);
  return { changed: rows.length };
}

function audit(
  trx: Trx,
  { eduUid, staff }: Pick<Attendance, 'eduUid' | 'staff'>,
  action: string,
  changed: number,
): Promise<void> {
  return writeAudit(trx, {
    actorUid: staff.memberUid,
    action,
    targetType: 'EDU',
    targetUid: eduUid,
    detail: { changed },
  });
}

const heads: Readonly<Record<'email' | 'progress' | 'score', readonly string[]>> = {
  email: ['email', '이메일'],
  progress: ['progress', '진도', '진도율'],
  score: ['score', '점수'],
};

/** Parses an integer from 0 to 100, with or without a percent sign; otherwise undefined. */
function toPercent(text: string): number | undefined {
  const digits = text.replace(/\s*%$/, '');
  if (!/^\d{1,3}(\.\d+)?$/.test(digits)) return undefined;
  const number = Math.floor(Number(digits));
  return number <= 100 ? number : undefined;
}

/**
 * Groups learners by mailbox in lower case. The owner of an account has priority over attendees who typed its address; an
 * address without an owner belongs to all who typed it.
 */
function groupByMailbox(learners: Awaited<ReturnType<typeof selectLearners>>): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { apl_uid, payload } of learners) {
    const typed = payload.email?.toLowerCase();
    if (typed) found.set(typed, [...(found.get(typed) ?? []), apl_uid]);
  }
  for (const { apl_uid, email } of learners) if (email !== null) found.set(email.toLowerCase(), [apl_uid]);
  return found;
}

/**
 * Imports progress and scores from the list of an online course's provider, without computing anything.
 * @throws {ApiError} `4000` for a file without the columns, `4040`
 */
export async function takeProviderProgress(
  trx: Trx,
  { eduUid, csv, staff }: { readonly eduUid: string; readonly csv: string; readonly staff: Principal },
): Promise<EndpointData<typeof adminProviderImport>> {
  await getSessionNumbers(trx, eduUid);
  const [head = [], ...lines] = parseCsv(csv);
  const names = head.map((name) => name.toLowerCase());
  const columnOf = (kind: keyof typeof heads) => names.findIndex((name) => heads[kind].includes(name));
  const [emailAt, progressAt, scoreAt] = [columnOf('email'), columnOf('progress'), columnOf('score')];
  if (emailAt < 0 || progressAt < 0)
    throw fieldError('csv', '첫 줄에 이메일(email)과 진도율(progress) 열이 있어야 합니다.');
  const learners = groupByMailbox(await selectLearners(trx, eduUid));
  const skipped: Skipped[] = [];
  const seen = new Set<string>();
  for (const [at, fields] of lines.entries()) {
    if (fields.every((field) => field === '')) continue;
    const skip = (reason: Skipped['reason']) => skipped.push({ line: at + 2, reason });
    const email = toMailAddress(fields[emailAt] ?? '');
    const progress = toPercent(fields[progressAt] ?? '');
    const scoreText = scoreAt < 0 ? '' : (fields[scoreAt] ?? '');
    const score = scoreText === '' ? null : toPercent(scoreText);
    const [aplUid, ...others] = learners.get(email) ?? [];
    if (!email.includes('@')) skip('EMAIL');
    else if (progress === undefined) skip('PROGRESS');
    else if (score === undefined) skip('SCORE');
    else if (aplUid === undefined) skip('NOT_ENROLLED');
    else if (others.length > 0) skip('AMBIGUOUS');
    else if (seen.has(aplUid)) skip('TWICE');
    else {
      seen.add(aplUid);
      await trx.updateTable('enroll').set({ progress_pct: progress, score }).where('apl_uid', '=', aplUid).execute();
    }
  }
  await audit(trx, { eduUid, staff }, 'edu.progress', seen.size);
  return { changed: seen.size, skipped };
}
