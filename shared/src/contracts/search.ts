import * as z from 'zod/mini';
import { queryText } from './common.ts';
import { defineEndpoint, listOf } from './endpoint.ts';
import { searchTypes } from './main.ts';

export const searchSuggest = defineEndpoint({
  name: 'search.suggest',
  method: 'GET',
  path: '/api/v1/search/suggest',
  access: 'public',
  language: 'header',
  query: z.object({ q: queryText() }),
  response: z.object({ list: z.array(z.object({ text: z.string(), type: z.enum(searchTypes) })) }),
  summary: 'Up to ten titles that go on from what was typed.',
});

export const searchPopular = defineEndpoint({
  name: 'search.popular',
  method: 'GET',
  path: '/api/v1/search/popular',
  access: 'public',
  language: 'header',
  response: listOf(z.object({ rank: z.int(), text: z.string() })),
  summary: 'The ten most searched words.',
});
