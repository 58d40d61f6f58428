import { type Code, codeGroups, codesList, codesNames, errorCodes } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute } from '../../../http/plugins/route.ts';
import { listCodes } from './repository.ts';

const served: ReadonlySet<string> = new Set(codeGroups);

export default async function codeRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  async function readCodes(wanted: Parameters<typeof listCodes>[1]): Promise<Code[]> {
    if (!served.has(wanted.group)) throw new ApiError(errorCodes.notFound);
    return listCodes(context.db, wanted);
  }

  keptRoute(app, context, codesList, async ({ params: { group }, query: { ctpv, upper }, languageCd }) => {
    const list = await readCodes({ group, upper: upper === '' ? ctpv : upper, languageCd, isOffered: true });
    return { list, cnt_total: list.length };
  });

  keptRoute(app, context, codesNames, async ({ params: { code: group }, languageCd }) => {
    const codes = await readCodes({ group, upper: '', languageCd });
    return Object.fromEntries(codes.map(({ code, codeName }) => [code, codeName]));
  });
}
