import { errorCodes } from '@haesol/contracts/common';
import { adminBookings, bookingStateNames, bookingsCsvPath } from '@haesol/contracts/lab';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { listCodes } from '../../common/codes/repository.ts';
import { toCsv } from '../../common/csv/toCsv.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { createStaffRepository } from './staffRepository.ts';

/** Limit of rows in one file, which a spreadsheet opens quickly and a response holds in memory. */
const maxRows = 10_000;

const settleNames = { UNPAID: '미정산', PAID: '정산완료' } as const;

const head = ['예약번호', '장비', '예약자', '소속', '이용일', '시작', '종료', '이용방식', '이용목적', '위험물'];
const moneyHead = ['이용료(원)', '상태', '정산', '신청일시'];

type Filter = z.output<typeof adminBookings.query>;

async function findNames(db: Db, group: 'EQ_MODE' | 'EQ_PURPOSE'): Promise<(code: string) => string> {
  const codes = await listCodes(db, { group, upper: '', languageCd: '' });
  const names = new Map(codes.map(({ code, codeName }) => [code, codeName]));
  return (code) => names.get(code) ?? code;
}

async function writeBookings(db: Db, filter: Filter, now: Date): Promise<{ csv: string; count: number }> {
  const { list, cnt_total: count } = await createStaffRepository(db).listBookings(filter, {
    limit: maxRows,
    offset: 0,
    now,
  });
  if (count > maxRows) {
    throw fieldError('startDate', '한 번에 10,000건까지 내려받을 수 있습니다. 이용일의 기간을 좁혀 주세요.');
  }
  const modeOf = await findNames(db, 'EQ_MODE');
  const purposeOf = await findNames(db, 'EQ_PURPOSE');
  const rows = list.map((one) => [
    ...[one.rsvNo, one.eqNm, one.memberNm, one.affiliation, one.date, one.start, one.end],
    ...[modeOf(one.modeCd), purposeOf(one.purposeCd), one.hazardYn, one.amount, bookingStateNames[one.state]],
    ...[one.settleState === null ? '' : settleNames[one.settleState], one.createdDt],
  ]);
  return { csv: toCsv([[...head, ...moneyHead], ...rows]), count };
}

/** Exports the filtered bookings as CSV. Records the reader in the audit log, because it has names of members. */
export function installBookingExport(app: FastifyInstance, { db }: AppContext): void {
  app.get<{ Querystring: Filter }>(
    bookingsCsvPath,
    { config: { access: 'staff' }, schema: { querystring: adminBookings.query } },
    async ({ principal: staff, query }, reply) => {
      if (staff === undefined) throw new ApiError(errorCodes.signInRequired);
      const { csv, count } = await writeBookings(db, query, staff.now);
      await writeAudit(db, { actorUid: staff.memberUid, action: 'equipment.export', detail: { ...query, count } });
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', toContentDisposition(`장비예약_${toSeoulDate(staff.now)}.csv`))
        .send(csv);
    },
  );
}
