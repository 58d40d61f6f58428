/** File of the team's repository, and its source: what types of the site accept and refuse. */
export const siteUse = {
  file: 'src/siteUse.tsx',
  text: `import { Slot } from '@haesol/remote/lifecycle';
import type { AnswerTo } from '@haesol/remote/testing';
import type { MenuGroup, SiteCalls } from '#site';

type Query = SiteCalls['posts.list']['query'];

export const group: MenuGroup = 'infoPlaza';
export const query: Query = { board: 'NOTICE' };
// @ts-expect-error: there is no such board
export const noBoard: Query = { board: 'WEATHER' };
export const list: AnswerTo<'posts.list'> = { list: [], cnt_total: 0, categories: [] };
// @ts-expect-error: an answer has entries
export const noList: AnswerTo<'posts.list'> = { cnt_total: 0 };
export const own = <Slot name="lectures.newest.v1" props={{ look: 'ruled' }} />;
// @ts-expect-error: the slot does not take it
export const wrong = <Slot name="lectures.newest.v1" props={{ look: 'flat' }} />;
`,
} as const;
