import { type Code, codeGroups, codesList, codesNames, errorCodes } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute } from '../../../http/plugins/route.ts';
import { listCodes } from './repository.ts';

const served: ReadonlySet<string> = new Set(codeGroups);

export default async function codeRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  async function readCodes(group: string, upper: string, languageCd: string): Promise<Code[]> {
    if (!served.has(group)) throw new ApiError(errorCodes.notFound);
    return listCodes(context.db, { group, upper, languageCd });
  }

  keptRoute(app, context, codesList, async ({ params: { group }, query: { ctpv, upper }, languageCd }) => {
    const list = await readCodes(group, upper === '' ? ctpv : upper, languageCd);
    return { list, cnt_total: list.length };
  });

  keptRoute(app, context, codesNames, async ({ params: { code }, languageCd }) =>
    Object.fromEntries((await readCodes(code, '', languageCd)).map(({ code: value, codeName }) => [value, codeName])),
  );
}
