import type { ContentLocale } from '@haesol/contracts/common';
import type { SearchType } from '@haesol/contracts/member';
import type { SiteRanker } from './siteRanking.ts';

const maxSuggestions = 8;

export interface Suggestion {
  readonly text: string;
  readonly lang?: ContentLocale | undefined;
  readonly type: SearchType;
  readonly uid: string;
}

/** Lists items whose names match the typed text, ignoring an incomplete last syllable. */
export async function listSuggestions(
  ranking: SiteRanker,
  typed: string,
  { now, locale }: { readonly now: Date; readonly locale: ContentLocale },
): Promise<Suggestion[]> {
  const searchKeyword = typed.replace(/(?<=[가-힣])[ㄱ-ㅎ]$/, '');
  if (searchKeyword === '') return [];
  const page = { limit: 0, offset: 0 };
  const { hits } = await ranking.rank({
    searchKeyword,
    now,
    locale,
    type: '',
    area: 'OFFICE',
    page,
    best: maxSuggestions,
    isNameOnly: true,
  });
  return hits
    .filter(({ place }) => place <= maxSuggestions)
    .map(({ title, type, uid, lang }) => ({ text: title, type, uid, lang }));
}
