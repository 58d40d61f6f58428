import { errorCodes } from '@haesol/contracts/common';
import { type ApplicationState, type adminApplicationMove, applicationStateNames } from '@haesol/contracts/learn';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { requireRev } from '../../../http/versions.ts';
import { toApplicationPath } from '../../../mail/pagePaths.ts';
import { getMoveTo, makeMove } from '../../common/timeline/moves.ts';
import { recordStaffMove } from '../../common/timeline/recordStaffMove.ts';
import { createAdvisorRepository } from '../programs/repository.ts';
import { lockDates } from './datesRepository.ts';
import { createApplicationRepository } from './repository.ts';
import { applicationMoves, applicationOffices, checkVisitTime } from './rules.ts';
import type { StaffChange } from './staffChange.ts';

type MoveBody = StaffChange<typeof adminApplicationMove>['body'];

/** Checks the fields that a move needs besides its target. @throws {ApiError} `4000` */
async function checkBody(trx: Trx, { to, memo = '', dueDt, advisorUid, visitDt }: MoveBody, now: Date): Promise<void> {
  if ((to === 'SUPPLEMENT' || to === 'REJECTED') && memo === '')
    throw fieldError('memo', to === 'SUPPLEMENT' ? '보완할 내용을 입력해 주세요.' : '미선정 사유를 입력해 주세요.');
  if (to === 'SUPPLEMENT' && (dueDt === undefined || dueDt < toSeoulDate(now)))
    throw fieldError('dueDt', '제출 기한을 오늘 이후로 입력해 주세요.');
  if (visitDt !== undefined) checkVisitTime(visitDt, now);
  const isKnown = advisorUid !== undefined && (await createAdvisorRepository(trx).hasAdvisor(advisorUid));
  if (to === 'MATCHED' && !isKnown) throw fieldError('advisorUid', '자문위원을 선택해 주세요.');
}

/** Returns the columns that a move sets besides the state. */
const toDetails = ({ to, dueDt, advisorUid, visitDt, visitPlace }: MoveBody) => ({
  due_dt: to === 'SUPPLEMENT' ? (dueDt ?? null) : null,
  ...(to === 'MATCHED' && advisorUid !== undefined && { advisor_uid: advisorUid }),
  ...(visitDt !== undefined && { visit_at: new Date(visitDt) }),
  ...(visitPlace !== undefined && { visit_place: visitPlace }),
});

/**
 * Moves an application to another state and notifies the member.
 * @throws {ApiError} `4000`, `4040`, `4405` for a move that the state machine does not allow
 */
export async function moveApplication(
  { mails }: AppContext,
  trx: Trx,
  { aplUid, kind, staff, body }: StaffChange<typeof adminApplicationMove>,
): Promise<{ state: ApplicationState }> {
  const { to, memo, dueDt, documents = [], fileUids, rev } = body;
  await requireRev(trx, { table: 'application', uid: aplUid, rev, now: staff.now });
  const applications = createApplicationRepository(trx);
  const move = getMoveTo<ApplicationState>(applicationMoves[kind], to, 'STAFF');
  await checkBody(trx, body, staff.now);
  const before = await lockDates(trx, aplUid);
  const row = await makeMove(move, (change) => applications.move(trx, aplUid, change, toDetails(body)));
  const email = await applications.findMailbox(row.member_uid);
  if (row.apl_no === null || email === undefined) throw new ApiError(errorCodes.notFound);
  const { menu, name } = applicationOffices[kind];
  const named = { to: email, aplNo: row.apl_no, title: row.title, menu, aplUid };
  const isRequest = to === 'SUPPLEMENT';
  await recordStaffMove(trx, {
    kind,
    refUid: aplUid,
    memberUid: row.member_uid,
    type: isRequest ? 'REQUEST' : 'MOVE',
    before: before?.state ?? '',
    state: to,
    memo,
    dueDt: isRequest ? dueDt : undefined,
    documents: isRequest ? documents.map((name) => ({ name, fileUids: [] })) : [],
    files: { fileUids, ownerUid: staff.memberUid },
    staff,
    told: {
      title: isRequest
        ? `${name} 신청에 보완 요청이 왔습니다.`
        : `${name} 신청이 '${applicationStateNames[to]}' 단계로 바뀌었습니다.`,
      text: row.title,
      link: toApplicationPath(menu, aplUid),
      mail: isRequest
        ? mails.supplementAsked({ ...named, memo: memo ?? '', day: dueDt ?? '', documents })
        : mails.applicationMoved({ ...named, stateNm: applicationStateNames[to], memo }),
    },
  });
  return { state: to };
}
