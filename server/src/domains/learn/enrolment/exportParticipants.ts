import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import {
  type adminParticipants,
  type EnrollNeed,
  enrollStateNames,
  type StaffEnrolment,
} from '@haesol/contracts/learn';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toCsv } from '../../common/csv/toCsv.ts';
import { listCourseEnrolments } from './listEnrolments.ts';

/** Above the capacity of a course and its waiting list, including cancelled enrolments. */
const maxRows = 10_000;

const proofNames = { INSURANCE: '고용보험 가입확인서', MAIL: '회사메일' } as const;
const needNames: Readonly<Record<EnrollNeed, string>> = { WHEELCHAIR: '휠체어', CAPTION: '문자통역', MEAL: '식사' };

type Column = readonly [name: string, read: (row: StaffEnrolment) => string | number | null];

const columns: readonly Column[] = [
  ['신청번호', ({ aplNo }) => aplNo],
  ['성명', ({ attendeeNm }) => attendeeNm],
  ['신청자명', ({ applicantNm = '' }) => applicantNm],
  ['상태', ({ state }) => enrollStateNames[state]],
  ['대기 순서', ({ waitNo }) => waitNo],
  ['이메일', ({ email }) => email],
  ['연락처', ({ tel }) => tel],
  ['소속', ({ affiliation }) => affiliation],
  ['직위', ({ position }) => position],
  ['참가 동기', ({ motive }) => motive],
  ['재직확인', ({ proofCd }) => (proofCd === null ? null : proofNames[proofCd])],
  ['회사메일', ({ proofEmail }) => proofEmail],
  [
    '편의 요청',
    ({ needs, needsText }) => [...needs.map((need) => needNames[need]), needsText].filter(Boolean).join(', '),
  ],
  ['출석한 차시', ({ attended }) => attended.join(' ')],
  ['진도율', ({ progressPct }) => progressPct],
  ['점수', ({ score }) => score],
  ['수료증 번호', ({ certNo }) => certNo],
  ['신청일시', ({ appliedDt }) => appliedDt.slice(0, 16).replace('T', ' ')],
];

interface ParticipantsWish {
  readonly eduUid: string;
  readonly state: string;
  readonly staff: Principal;
  readonly ip: string;
  readonly requestId: string;
}

/** Exports the participants of a course as CSV. Records the reader in the audit log, because it has personal data. */
export async function exportParticipants(
  context: AppContext,
  { eduUid, state, staff, ip, requestId }: ParticipantsWish,
): Promise<EndpointData<typeof adminParticipants>> {
  const course = await context.db
    .selectFrom('edu')
    .select('title')
    .where('edu_uid', '=', eduUid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (course === undefined) throw new ApiError(errorCodes.notFound);
  const { list } = await listCourseEnrolments(
    context,
    { eduUid, state, order: 'SEATS' },
    { limit: maxRows, offset: 0, now: staff.now },
  );
  await writeAudit(context.db, {
    actorUid: staff.memberUid,
    action: 'edu.export',
    targetType: 'EDU',
    targetUid: eduUid,
    detail: { rows: list.length },
    ip,
    requestId,
  });
  const rows = list.map((row) => columns.map(([, read]) => read(row)));
  return {
    orgNm: `${course.title} 참가자 ${toSeoulDate(staff.now)}.csv`,
    csv: toCsv([columns.map(([name]) => name), ...rows]),
  };
}
