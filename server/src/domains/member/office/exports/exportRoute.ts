import { errorCodes } from '@haesol/contracts/common';
import { type ExportedScreen, exportPath, exportQuery } from '@haesol/contracts/member';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { writeAudit } from '../../../../db/audit/auditLog.ts';
import { toSeoulDate } from '../../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../../http/apiError.ts';
import { requireArea } from '../../../../http/plugins/staffAreas.ts';
import { listCodes } from '../../../common/codes/repository.ts';
import { toCsv } from '../../../common/csv/toCsv.ts';
import { toXlsx } from '../../../common/csv/toXlsx.ts';
import { toContentDisposition } from '../../../common/files/contentDisposition.ts';
import type { TravelContext } from '../../../travel/travelContext.ts';
import { exportAreas } from '../areas.ts';
import { boardSheets } from './boardSheets.ts';
import { catalogueSheets } from './catalogueSheets.ts';
import { participantsSheet } from './participantsSheet.ts';
import { maxRows, type NameOf, type Sheet, seesPeople } from './sheet.ts';
import { travelSheets } from './travelSheets.ts';

const sheets: Readonly<Record<ExportedScreen, Sheet>> = {
  ...boardSheets,
  ...travelSheets,
  ...catalogueSheets,
  participants: participantsSheet,
};

const mimes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

async function readNames({ db }: TravelContext, groups: readonly string[]): Promise<NameOf> {
  const names = new Map<string, string>();
  for (const group of groups) {
    const codes = await listCodes(db, { group, upper: '', languageCd: '' });
    for (const { code, codeName } of codes) names.set(`${group} ${code}`, codeName);
  }
  return (group, code) => names.get(`${group} ${code}`) ?? code;
}

/**
 * Exports a list with its filter and the columns of its view as CSV or XLSX, with masked personal data but for staff with the right
 * `privacy`. The audit log keeps person, purpose, filter, number of rows, and the personal data that was unmasked.
 */
export function installExports(app: FastifyInstance, context: TravelContext): void {
  app.get(
    exportPath,
    { config: { access: 'staff', area: 'any' } },
    async ({ principal: staff, query: asked, ip, id: requestId }, reply) => {
      if (staff === undefined) throw new ApiError(errorCodes.signInRequired);
      const query = asked as Readonly<Record<string, unknown>>;
      const { screen, format, purposeCd, purpose, columns } = z.parse(exportQuery, query);
      if (purposeCd === 'ETC' && purpose.trim() === '') throw fieldError('purpose', '목적을 입력해 주세요.');
      const sheet = sheets[screen];
      requireArea(staff, exportAreas[screen], 'READ');
      const shown = columns.split(',').filter((key) => key !== '');
      const { rows, count } = await sheet.write(
        { context, staff, query },
        await readNames(context, sheet.codes),
        shown,
      );
      if (count > maxRows) {
        throw fieldError('screen', '한 번에 10,000건까지 내려받을 수 있습니다. 조건을 좁혀 주세요.');
      }
      const {
        screen: _screen,
        format: _format,
        purposeCd: _code,
        purpose: _purpose,
        columns: _columns,
        ...filter
      } = query;
      const detail = {
        ...{ screen, format, purposeCd, purpose, filter, count },
        ...(shown.length > 0 && { columns: shown }),
        // The log of looks names them as for a look at one member.
        ...(sheet.unmasks.length > 0 && seesPeople(staff) && { items: sheet.unmasks }),
      };
      await writeAudit(context.db, { actorUid: staff.memberUid, action: 'office.export', detail, ip, requestId });
      return reply
        .type(mimes[format])
        .header('cache-control', 'no-store')
        .header('content-disposition', toContentDisposition(`${sheet.fileNm}_${toSeoulDate(staff.now)}.${format}`))
        .send(format === 'csv' ? toCsv(rows) : await toXlsx(rows));
    },
  );
}
