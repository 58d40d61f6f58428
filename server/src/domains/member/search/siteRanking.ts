import { type ContentLocale, contentLocales } from '@haesol/contracts/common';
import type { Db } from '../../../db/schema.ts';
import { createRegistry, type RegistryState } from '../../../release/registry/createRegistry.ts';
import { isChosung, toOtherKeyboard } from '../../common/text/searchText.ts';
import { findSpelling } from '../../common/text/spelling.ts';
import { keep } from './keep.ts';
import { findSection, listSections, listSitePages, type SitePage } from './pages.ts';
import {
  listKnownWords,
  type RankedHit,
  type Ranking,
  type RankingQuery,
  rankHits,
  type SearchMoment,
} from './rank.ts';
import { searchSources, toKindNames } from './sources.ts';
import { readSynonyms } from './synonyms.ts';
import { type Synonyms, splitMiddle, toTerms } from './terms.ts';

/** Cache lifetime of the words used for spelling corrections. */
const keptMs = 60_000;
const kinds = toKindNames(searchSources);

export interface SiteQuery extends Omit<RankingQuery, 'terms' | 'pages'> {
  readonly searchKeyword: string;
}

export interface SiteRanking extends Ranking {
  /** Corrected keyword; null without a correction. */
  readonly corrected: string | null;
}

interface KnownPages {
  readonly state: RegistryState;
  readonly pages: readonly SitePage[];
  readonly names: ReadonlySet<string>;
  readonly sections: ReadonlyMap<string, string>;
}

/** Adds the section to a page as its fact. */
function withSection(hit: RankedHit, sections: ReadonlyMap<string, string>): RankedHit {
  const section = hit.type === 'PAGE' ? findSection(hit.uid, sections) : undefined;
  return section === undefined ? hit : { ...hit, facts: [section] };
}

/** Ranks everything on the site by a keyword, corrected if only that finds more. */
export function createSiteRanking(db: Db) {
  const registry = createRegistry(db);
  const ofPages = new Map<ContentLocale, KnownPages>();
  const words = new Map(
    contentLocales.map((locale) => [
      locale,
      keep(keptMs, async (at: SearchMoment) => [...(await listKnownWords(db, at)), ...kinds.keys()]),
    ]),
  );

  async function getPages(locale: ContentLocale): Promise<KnownPages> {
    const state = await registry.get();
    const known = ofPages.get(locale);
    if (known?.state === state) return known;
    const pages = listSitePages(state, locale);
    const names = new Set(pages.flatMap(({ words }) => words.split('|')));
    const made = { state, pages, names, sections: listSections(state, locale) };
    ofPages.set(locale, made);
    return made;
  }

  /** Lists likely intended keywords, most likely first. */
  async function* listMeant(query: RankingQuery, { unknown, matched }: Ranking, typed: string, synonyms: Synonyms) {
    const otherKeys = matched === 0 && query.locale === 'ko' ? toOtherKeyboard(typed) : null;
    if (otherKeys !== null) yield otherKeys;
    if (isChosung(typed)) return;
    const known = [...((await words.get(query.locale)?.(query)) ?? []), ...synonyms.keys()];
    const spelt = new Map(unknown.map((word) => [word, findSpelling(word, known)]));
    if ([...spelt.values()].some((word) => word !== undefined)) {
      yield query.terms.map(({ word }) => spelt.get(word) ?? word).join(' ');
    }
    if (unknown.some((word) => splitMiddle(word) !== word)) {
      yield query.terms.map(({ word }) => (unknown.includes(word) ? splitMiddle(word) : word)).join(' ');
    }
  }

  return {
    async rank({ searchKeyword, ...wanted }: SiteQuery): Promise<SiteRanking> {
      // Languages other than Korean have only travel content.
      const query = wanted.locale === 'ko' ? wanted : { ...wanted, area: 'TRAVEL' as const };
      const synonyms = await readSynonyms(db);
      const rankKeyword = async (keyword: string) => {
        const { pages, names, sections } = await getPages(query.locale);
        const asked = { ...query, terms: toTerms(keyword, { synonyms, kinds, names }), pages };
        if (asked.terms.length === 0) return { asked, ranking: { hits: [], matched: 0, unknown: [] } };
        const ranking = await rankHits(db, asked);
        return { asked, ranking: { ...ranking, hits: ranking.hits.map((hit) => withSection(hit, sections)) } };
      };
      const { asked, ranking } = await rankKeyword(searchKeyword);
      if (ranking.unknown.length > 0) {
        for await (const meant of listMeant(asked, ranking, searchKeyword, synonyms)) {
          const { ranking: better } = await rankKeyword(meant);
          if (better.matched > ranking.matched) return { ...better, corrected: meant };
        }
      }
      return { ...ranking, corrected: null };
    },
  };
}

export type SiteRanker = ReturnType<typeof createSiteRanking>;
