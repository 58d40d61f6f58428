import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import type { adminSupplementExtend } from '@haesol/contracts/learn';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { requireRev } from '../../../http/versions.ts';
import { toApplicationPath } from '../../../mail/pagePaths.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toChangeLines } from '../../common/timeline/changeLine.ts';
import { recordStaffMove } from '../../common/timeline/recordStaffMove.ts';
import { lockDates, setDue } from './datesRepository.ts';
import { applicationOffices } from './rules.ts';
import type { StaffChange } from './staffChange.ts';

/**
 * Extends the deadline of a supplement, even after it has passed, and notifies the member.
 * @throws {ApiError} `4000` for a day that is not later, `4405` if no supplement is requested
 */
export async function extendSupplement(
  { mails }: AppContext,
  trx: Trx,
  { aplUid, kind, staff, body }: StaffChange<typeof adminSupplementExtend>,
): Promise<EndpointData<typeof adminSupplementExtend>> {
  const { dueDt, memo, rev } = body;
  await requireRev(trx, { table: 'application', uid: aplUid, rev, now: staff.now });
  const row = await lockDates(trx, aplUid);
  if (row?.state !== 'SUPPLEMENT' || row.apl_no === null) throw new ApiError(errorCodes.moveNotAllowed);
  if (dueDt < toSeoulDate(staff.now) || (row.due_dt !== null && dueDt <= row.due_dt))
    throw fieldError('dueDt', '지금 기한보다 뒤의 날짜를 오늘 이후로 입력해 주세요.');
  await setDue(trx, aplUid, dueDt);
  const { day } = localFormats('ko');
  const lines = [
    ...toChangeLines('제출 기한', row.due_dt && day(row.due_dt), day(dueDt)),
    ...(memo === undefined ? [] : [memo]),
  ];
  const { menu, name } = applicationOffices[kind];
  await recordStaffMove(trx, {
    kind,
    refUid: aplUid,
    memberUid: row.member_uid,
    type: 'CHANGE',
    before: row.state,
    state: row.state,
    memo: lines.join('\n'),
    dueDt,
    staff,
    action: 'application.due',
    changes: { dueDt: { from: row.due_dt, to: dueDt } },
    told: {
      title: `${name} 신청의 보완 제출 기한이 연장되었습니다.`,
      text: [row.title, ...lines].join('\n'),
      link: toApplicationPath(menu, aplUid),
      mail: mails.supplementExtended({ to: row.email, aplNo: row.apl_no, title: row.title, menu, aplUid, lines }),
    },
  });
  return { dueDt };
}
