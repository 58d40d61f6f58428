import { errorCodes, toPage } from '@haesol/contracts/common';
import {
  adminHideWord,
  adminPopularWords,
  searchPopular,
  searchSuggest,
  searchSynonymRemove,
  searchSynonymSave,
  searchSynonyms,
} from '@haesol/contracts/member';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireRev } from '../../../http/versions.ts';
import { listPopular, toCountedArea } from '../../common/text/searchTerms.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { hideWord, listWords } from './popularWords.ts';
import { listSuggestions } from './repository.ts';
import { createSiteRanking } from './siteRanking.ts';
import { listSynonyms, removeSynonym, saveSynonym } from './synonyms.ts';

export default async function searchRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock } = context;
  const ranking = createSiteRanking(db);

  route(app, context, searchSuggest, async ({ query: { q }, languageCd }) => ({
    list: await listSuggestions(ranking, q, { now: await clock.now(), locale: toContentLocale(languageCd) }),
  }));

  route(app, context, searchPopular, async ({ query: { type }, languageCd }) => {
    const lang = toContentLocale(languageCd);
    const list = await listPopular(db, toCountedArea(type === 'ATTRACTION' ? 'TRAVEL' : 'SITE', lang));
    return { list, cnt_total: list.length };
  });

  route(app, context, searchSynonyms, () => listSynonyms(db));

  route(app, context, searchSynonymSave, ({ member: staff, params: { word }, body: { means, rev }, write }) =>
    write(async (trx) => {
      await requireRev(trx, { table: 'search_synonym', uid: word, rev, now: staff.now });
      const saved = await saveSynonym(trx, word, means, staff.now);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'synonym.save', targetUid: word, detail: { means } });
      return saved;
    }),
  );

  route(app, context, searchSynonymRemove, ({ member: staff, params: { word }, write }) =>
    write(async (trx) => {
      if (!(await removeSynonym(trx, word))) throw new ApiError(errorCodes.notFound);
      await writeAudit(trx, { actorUid: staff.memberUid, action: 'synonym.remove', targetUid: word });
      return {};
    }),
  );

  route(app, context, adminPopularWords, ({ query }) => listWords(db, query, toPage(query)));

  route(app, context, adminHideWord, ({ member: staff, params: { wordUid }, body: { hiddenYn }, write }) =>
    write(async (trx) => {
      await hideWord(trx, wordUid, hiddenYn === 'Y');
      const action = hiddenYn === 'Y' ? 'searchWord.hide' : 'searchWord.show';
      await writeAudit(trx, { actorUid: staff.memberUid, action, targetUid: wordUid });
      return {};
    }),
  );
}
