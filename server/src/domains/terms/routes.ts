import { errorCodes, type Terms, type TermsDetail, termsGet, termsList } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { installEtag } from '../../plugins/etag.ts';
import { route } from '../../plugins/route.ts';
import { toSeoulDate } from '../../seoulTime.ts';

interface VersionRow {
  version: string;
  effectiveDt: string;
  title: string;
}

export default async function termsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock } = context;
  installEtag(app);

  route(app, context, termsList, async ({ query: { pageNum, pageSize } }) => {
    const today = toSeoulDate(await clock.now());
    const { rows } = await sql<Terms & { sort: number }>`
      select distinct on (sort, code) code, title, version, case when required then 'Y' else 'N' end as "requiredYn",
        effective_at::text as "effectiveDt", sort
      from terms where effective_at <= ${today}::date order by sort, code, effective_at desc, version desc`.execute(db);
    const from = (pageNum - 1) * pageSize;
    return { list: rows.slice(from, from + pageSize), cnt_total: rows.length };
  });

  route(app, context, termsGet, async ({ params, query: { version } }): Promise<TermsDetail> => {
    // Addresses of the terms page write it small.
    const code = params.code.toUpperCase();
    const today = toSeoulDate(await clock.now());
    const { rows: history } = await sql<VersionRow>`
      select version, effective_at::text as "effectiveDt", title from terms where code = ${code}
      order by effective_at desc, version desc`.execute(db);
    const current = history.find(({ effectiveDt }) => effectiveDt <= today);
    const chosen = version === '' ? current : history.find((row) => row.version === version);
    if (chosen === undefined) throw new ApiError(errorCodes.notFound);
    const { rows } = await sql<{ html: string }>`
      select html from terms where code = ${code} and version = ${chosen.version}`.execute(db);
    return {
      code,
      title: chosen.title,
      version: chosen.version,
      effectiveDt: chosen.effectiveDt,
      currentYn: chosen === current ? 'Y' : 'N',
      html: rows[0]?.html ?? '',
      history: history.map(({ version: name, effectiveDt }) => ({ version: name, effectiveDt })),
    };
  });
}
