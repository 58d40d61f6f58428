import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import type { adminVisitMove } from '@haesol/contracts/learn';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { requireRev } from '../../../http/versions.ts';
import { toApplicationPath } from '../../../mail/pagePaths.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toChangeLines } from '../../common/timeline/changeLine.ts';
import { recordStaffMove } from '../../common/timeline/recordStaffMove.ts';
import { lockDates, setVisit } from './datesRepository.ts';
import { applicationOffices, checkVisitTime, openPlace, visitStates } from './rules.ts';
import type { StaffChange } from './staffChange.ts';

/**
 * Changes time or place of the visit and notifies the member. The same visit again has no effect and sends nothing.
 * @throws {ApiError} `4000` for a time in the past, `4405` if no visit is planned
 */
export async function moveVisit(
  { mails }: AppContext,
  trx: Trx,
  { aplUid, staff, body }: Omit<StaffChange<typeof adminVisitMove>, 'kind'>,
): Promise<EndpointData<typeof adminVisitMove>> {
  await requireRev(trx, { table: 'application', uid: aplUid, rev: body.rev, now: staff.now });
  checkVisitTime(body.visitDt, staff.now);
  const visitAt = new Date(body.visitDt);
  const row = await lockDates(trx, aplUid);
  if (row?.kind !== 'TECH' || row.apl_no === null || !visitStates.includes(row.state))
    throw new ApiError(errorCodes.moveNotAllowed);
  const visitPlace = body.visitPlace === undefined ? row.visit_place : body.visitPlace;
  const { moment } = localFormats('ko');
  const facts = [
    ...toChangeLines('방문 일시', row.visit_at && moment(row.visit_at), moment(visitAt)),
    ...(visitPlace === row.visit_place ? [] : toChangeLines('방문 장소', row.visit_place, visitPlace ?? openPlace)),
  ];
  const visit = { visitDt: toSeoulInstant(visitAt), visitPlace };
  if (facts.length === 0) return visit;
  await setVisit(trx, aplUid, visitAt, visitPlace);
  const news = row.visit_at === null ? '자문 방문 일정이 정해졌습니다.' : '자문 방문 일정이 변경되었습니다.';
  const lines = body.memo === undefined ? facts : [...facts, body.memo];
  const { menu } = applicationOffices.TECH;
  const named = { to: row.email, aplNo: row.apl_no, title: row.title, menu, aplUid };
  await recordStaffMove(trx, {
    kind: 'TECH',
    refUid: aplUid,
    memberUid: row.member_uid,
    type: 'CHANGE',
    before: row.state,
    state: row.state,
    memo: lines.join('\n'),
    staff,
    action: 'application.visit',
    changes: {
      visitDt: { from: row.visit_at && toSeoulInstant(row.visit_at), to: visit.visitDt },
      visitPlace: { from: row.visit_place, to: visitPlace },
    },
    told: {
      title: news,
      text: [row.title, ...facts].join('\n'),
      link: toApplicationPath(menu, aplUid),
      mail: mails.visitMoved({ ...named, news, facts: lines }),
    },
  });
  return visit;
}
