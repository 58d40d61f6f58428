import { type Code, codeGroups, codesList, codesNames, errorCodes } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { installEtag } from '../../plugins/etag.ts';
import { route } from '../../plugins/route.ts';

const served: ReadonlySet<string> = new Set(codeGroups);

export default async function codeRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  installEtag(app);

  async function listCodes(group: string, upper: string): Promise<Code[]> {
    if (!served.has(group)) throw new ApiError(errorCodes.notFound);
    const { rows } = await sql<Code>`
      select code, code_nm as "codeName", upper_cd as "upperCode" from code
      where group_cd = ${group} and (${upper} = '' or upper_cd = ${upper}) order by sort`.execute(context.db);
    return rows;
  }

  route(app, context, codesList, async ({ params: { group }, query: { ctpv, upper } }) => {
    const list = await listCodes(group, upper === '' ? ctpv : upper);
    return { list, cnt_total: list.length };
  });

  route(app, context, codesNames, async ({ params: { code } }) =>
    Object.fromEntries((await listCodes(code, '')).map(({ code: value, codeName }) => [value, codeName])),
  );
}
