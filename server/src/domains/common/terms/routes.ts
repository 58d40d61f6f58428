import { errorCodes, type TermsDetail, termsGet, termsList, toPage } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute } from '../../../http/plugins/route.ts';
import { toContentLocale } from '../text/translation.ts';
import { listTerms, listVersions, readText } from './repository.ts';

export default async function termsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;

  keptRoute(app, context, termsList, async ({ query, now, languageCd }) => {
    const terms = await listTerms(db, toSeoulDate(now), toContentLocale(languageCd));
    const { limit, offset } = toPage(query);
    return { list: terms.slice(offset, offset + limit), cnt_total: terms.length };
  });

  keptRoute(app, context, termsGet, async ({ params, query: { version }, now, languageCd }): Promise<TermsDetail> => {
    // The URLs of the terms page use lower case.
    const code = params.code.toUpperCase();
    const today = toSeoulDate(now);
    const history = await listVersions(db, code);
    const current = history.find(({ effectiveDt }) => effectiveDt <= today);
    const chosen = version === '' ? current : history.find((row) => row.version === version);
    if (chosen === undefined) throw new ApiError(errorCodes.notFound);
    return {
      code,
      version: chosen.version,
      effectiveDt: chosen.effectiveDt,
      currentYn: chosen === current ? 'Y' : 'N',
      ...(await readText(db, { code, version: chosen.version }, toContentLocale(languageCd))),
      history: history.map(({ version: name, effectiveDt }) => ({ version: name, effectiveDt })),
    };
  });
}
