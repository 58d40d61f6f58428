import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText, yn } from '../common/common.ts';
import { toCommonForm } from '../common/commonForm.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { contentLang } from '../common/values.ts';
import { searchTypes } from './main.ts';

export const searchSuggest = defineEndpoint({
  name: 'search.suggest',
  method: 'GET',
  path: '/api/v1/search/suggest',
  access: 'public',
  language: 'header',
  query: z.object({ q: queryText() }),
  response: z.object({
    list: z.array(
      z.object({
        text: z.string(),
        type: z.enum(searchTypes),
        uid: z.string(),
        /** Language of the text; absent from responses of earlier server releases. */
        lang: z.optional(contentLang),
      }),
    ),
  }),
  summary: 'Returns up to eight suggestions by title for the typed text; `uid` of a page is its path.',
});

export const searchPopular = defineEndpoint({
  name: 'search.popular',
  method: 'GET',
  path: '/api/v1/search/popular',
  access: 'public',
  language: 'header',
  query: z.object({
    /** `ATTRACTION`: words searched in the travel service, in its language. */
    type: choice(['', 'ATTRACTION'], ''),
  }),
  response: listOf(z.object({ rank: z.int(), text: z.string() })),
  summary: 'The ten most searched words.',
});

/** Search term: in its common form and lower case. */
export const searchWord = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => toCommonForm(value).replaceAll(/\s+/g, ' ').toLowerCase()),
    z
      .string()
      .check(
        z.minLength(1, { error: '단어를 입력해 주세요.' }),
        z.maxLength(40, { error: '단어는 40자까지 입력할 수 있습니다.' }),
      ),
  ),
);

const synonym = z.object({ word: z.string(), means: z.array(z.string()), updatedDt: instant, ...edited });

export const searchSynonyms = defineEndpoint({
  name: 'admin.searchSynonyms',
  method: 'GET',
  path: '/api/v1/admin/search/synonyms',
  access: 'staff',
  area: 'content',
  language: 'none',
  response: listOf(synonym),
  summary: 'Lists synonyms: words of visitors, each with the words of the site that the search also finds.',
});

export const searchSynonymSave = defineEndpoint({
  name: 'admin.saveSearchSynonym',
  method: 'PUT',
  path: '/api/v1/admin/search/synonyms/{word}',
  access: 'staff',
  area: 'content',
  language: 'none',
  params: z.object({ word: searchWord }),
  body: z.strictObject({
    means: z
      .array(searchWord)
      .check(
        z.minLength(1, { error: '함께 찾을 단어를 입력해 주세요.' }),
        z.maxLength(8, { error: '함께 찾을 단어는 8개까지 입력할 수 있습니다.' }),
      ),
    /** 0 for a new word. */
    rev: seenRev,
  }),
  response: synonym,
  summary: 'Sets what the search looks for as well where a word is typed; the next search follows it.',
});

export const searchSynonymRemove = defineEndpoint({
  name: 'admin.removeSearchSynonym',
  method: 'DELETE',
  path: '/api/v1/admin/search/synonyms/{word}',
  access: 'staff',
  area: 'content',
  language: 'none',
  params: z.object({ word: searchWord }),
  response: emptyObject,
  summary: 'Removes what a word means besides itself.',
});

export const adminPopularWords = defineEndpoint({
  name: 'admin.listPopularWords',
  method: 'GET',
  path: '/api/v1/admin/search/popular',
  access: 'staff',
  area: 'content',
  language: 'none',
  query: z.object({
    ...pageQuery(20),
    area: choice(['SITE', 'TRAVEL'], 'SITE'),
    hidden: choice(['', 'Y'], ''),
    /** `N`: words whose last searches had no hit. */
    hits: choice(['', 'N'], ''),
    searchKeyword: queryText(),
  }),
  response: listOf(
    z.object({
      wordUid: z.string(),
      word: z.string(),
      area: z.enum(['SITE', 'TRAVEL']),
      lang: z.string(),
      searchCnt: z.int(),
      /** Searches without a hit since the last one with hits. */
      missCnt: z.int(),
      searchedDt: instant,
      hiddenYn: yn,
    }),
  ),
  summary:
    'Searched words of the site or the travel service, the most searched first, hidden ones too; or those without hits.',
});

export const adminHideWord = defineEndpoint({
  name: 'admin.hideWord',
  method: 'PATCH',
  path: '/api/v1/admin/search/popular/{wordUid}',
  access: 'staff',
  area: 'content',
  language: 'none',
  params: z.object({ wordUid: z.string() }),
  body: z.strictObject({ hiddenYn: yn }),
  response: emptyObject,
  summary: 'Hides a word from the popular words, or shows it again; it is searched as before.',
});
