import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { faqHelp, postsGet, postsList } from '@haesol/contracts/board';
import { equipmentGet } from '@haesol/contracts/lab';
import { type DefinedApp, defineApp, definePage, defineSlot, fromSearch, get, type Page } from '@haesol/remote/routes';
import * as z from 'zod/mini';
import { describeApp, findReads, readRemoteJson } from './remoteJson.ts';

const dirs: string[] = [];
afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true });
});

/** Sources with the lines that the errors report. */
const routesText = [
  "path: '/lectures',",
  "path: '/lectures',",
  "title: 'pages.list.title',",
  "title: 'pages.lost.title',",
  "screen: () => import('./features/LostScreen.tsx'),",
  "path: '/other',",
  'nosuch: 1',
].join('\n');

function aPackage(): string {
  const dir = mkdtempSync(join(tmpdir(), 'mf-lectures-'));
  dirs.push(dir);
  for (const name of ['messages', 'features/list']) mkdirSync(join(dir, 'src', name), { recursive: true });
  const texts = {
    list: { title: '공개 강좌', description: '강좌를 찾습니다.' },
    detail: { title: '{0.title} | 강좌' },
  };
  writeFileSync(join(dir, 'src/messages/ko.json'), JSON.stringify({ pages: texts }));
  writeFileSync(join(dir, 'src/routes.ts'), routesText);
  for (const name of ['ListScreen', 'DetailScreen', 'list/ListScreen'])
    writeFileSync(join(dir, 'src/features', `${name}.tsx`), '');
  return dir;
}

/** Screen loader as in `routes.ts`. */
const screenAt = (file: string) =>
  Object.assign(async () => ({ default: () => null }), { toString: () => `() => import('./features/${file}.tsx')` });
const list = {
  path: '/lectures',
  title: 'pages.list.title',
  description: 'pages.list.description',
  menu: { id: 'infoPlaza_lectures', order: 900 },
  group: 'infoPlaza',
  gets: [get(postsList, { pageNum: fromSearch('pageNum') })],
  screen: screenAt('ListScreen'),
} as const;
const anApp = (routes: readonly Page[], more: Partial<DefinedApp> = {}) =>
  defineApp({ id: 'mf-lectures', requires: { shellApi: 1 }, area: ['/lectures'], routes, messages: {}, ...more });

describe('describeApp', () => {
  it('writes calls of the team’s own service as GETs of the page, not as reads of the API', () => {
    const courses = { ...postsList, name: 'lectures.courses', path: '/api/x/mf-lectures/courses' } as const;
    const json = describeApp(anApp([definePage({ ...list, gets: [get(courses, {})] })]), aPackage());

    expect(json.routes[0]?.gets).toEqual([expect.stringMatching(/^\/api\/x\/mf-lectures\/courses\b/)]);
    expect(json.reads).toEqual([]);
  });

  it('writes pages, menu and slots with the Korean texts', () => {
    const json = describeApp(
      anApp(
        [
          definePage(list),
          definePage({
            path: '/lectures/detail',
            title: 'pages.detail.title',
            missing: '4040',
            structuredData: { '@type': 'Course', provider: { name: 'pages.list.title' }, name: '{0.title}' },
            listedBy: { get: get(postsList, { pageNum: fromSearch('pageNum'), pageSize: 100 }), key: 'postUid' },
            gets: [
              get(equipmentGet, { eqUid: fromSearch('eqUid') }, { optional: true }),
              get(postsGet, { postUid: fromSearch('postUid') }),
            ],
            screen: screenAt('DetailScreen'),
          }),
        ],
        {
          redirects: [{ path: '/lectures/index', to: '/lectures', title: 'pages.list.title' }],
          slots: {
            'home.lectures.v1': defineSlot({
              props: z.object({ count: z._default(z.int(), 3) }),
              screen: screenAt('ListScreen'),
            }),
          },
        },
      ),
      aPackage(),
    );

    expect(json).toMatchObject({
      id: 'mf-lectures',
      routes: [
        { path: '/lectures/index', redirect: '/lectures', render: 'client', title: '공개 강좌' },
        {
          path: '/lectures',
          layout: 'default',
          guard: null,
          render: 'server',
          title: '공개 강좌',
          description: '강좌를 찾습니다.',
          chunk: 'ListScreen',
          gets: ['/api/v1/posts/list?pageNum={pageNum=1}'],
          languages: ['content'],
        },
        {
          title: '{0.title} | 강좌',
          structuredData: { '@type': 'Course', provider: { name: '공개 강좌' }, name: '{0.title}' },
          chunk: 'DetailScreen',
          gets: ['/api/v1/posts/{postUid}'],
          optionalGets: ['/api/v1/equipment/{eqUid}'],
          languages: ['content', 'header'],
          listedBy: { get: '/api/v1/posts/list?pageNum={pageNum}&pageSize=100', key: 'postUid' },
        },
      ],
      menu: [{ group: 'infoPlaza', order: 900, menu: 'infoPlaza_lectures', label: '공개 강좌', link: '/lectures' }],
      offers: [
        {
          slot: 'home.lectures.v1',
          props: { type: 'object', properties: { count: { type: 'integer', default: 3 } } },
          chunk: 'ListScreen',
          gets: [],
        },
      ],
      reads: ['equipment.get', 'posts.get', 'posts.list'],
    });
  });

  it('has flags and settings with their texts, and refuses a default that the schema refuses', () => {
    const title = 'pages.list.title';
    const flags = { newList: { title, default: false } };
    const aSetting = (value: number) => ({ perPage: { type: 'integer', title, default: value, maximum: 50 } as const });
    const json = describeApp(anApp([definePage(list)], { flags, settings: aSetting(10) }), aPackage());

    expect(json).toMatchObject({
      flags: { newList: { title: '공개 강좌', default: false } },
      settings: {
        type: 'object',
        properties: { perPage: { type: 'integer', title: '공개 강좌', default: 10, maximum: 50 } },
      },
    });
    expect(() => describeApp(anApp([definePage(list)], { settings: aSetting(51) }), aPackage())).toThrow(
      'perPage refuses its own default',
    );
    expect(describeApp(anApp([definePage(list)]), aPackage())).not.toHaveProperty('flags');
  });

  it.each<[fault: string, line: number, page: object]>([
    ['there is no text pages.lost.title', 4, { title: 'pages.lost.title' }],
    ['there is no file ./features/LostScreen.tsx', 5, { screen: screenAt('LostScreen') }],
    ['two pages have the path /lectures', 2, { path: '/lectures' }],
    ['/other is outside of the area', 6, { path: '/other' }],
    ['posts.list does not have nosuch', 7, { gets: [get(postsList, { nosuch: '1' } as object)] }],
    ['two screens are called ListScreen', 1, { screen: screenAt('list/ListScreen') }],
  ])('reports file and line: %s', (fault, line, page) => {
    const dir = aPackage();
    const second = definePage({ ...list, path: '/lectures/second', ...page });

    expect(() => describeApp(anApp([definePage(list), second]), dir)).toThrow(
      `${basename(dir)}/src/routes.ts${fault.startsWith('two screens') ? '' : `:${line}`}: ${fault}`,
    );
  });
});

describe('findReads', () => {
  it('finds endpoints that are imported as values, and those of shared hooks', () => {
    const sources = [
      "import { type faqList, faqHelp, qnaCategories } from '@haesol/contracts/board';",
      "const modes = useCodes('EQ_MODE');",
    ];

    expect(findReads(sources)).toEqual(['codes.list', faqHelp.name]);
  });
});

const appFile = `
const screen = () => import('./features/ListScreen.tsx');
const page = { path: '/lectures', paths: ['/lectures'], aliases: [], gets: [], group: 'infoPlaza', screen };
const routes = [{ ...page, title: 'pages.list.title', menu: { id: 'infoPlaza_lectures', order: 1 } }];
export const app = { id: 'mf-lectures', requires: { shellApi: 1 }, area: ['/lectures'], routes, messages: {} };
`;

describe('readRemoteJson', () => {
  it('refuses translated pages that do not exist', async () => {
    const dir = aPackage();
    writeFileSync(join(dir, 'src/app.ts'), appFile.replace('messages: {}', "messages: {}, translated: ['/lecture']"));

    await expect(readRemoteJson(dir)).rejects.toThrow('there is no page or slot /lecture');
  });

  it('has titles in other languages of translated pages alone', async () => {
    const dir = aPackage();
    const korean = "{ ...page, path: '/lectures/mine', paths: ['/lectures/mine'], title: 'pages.detail.title' }";
    writeFileSync(
      join(dir, 'src/app.ts'),
      appFile
        .replace('menu: {', 'nothing: {')
        .replace('}];', `}, ${korean}];`)
        .replace('messages: {}', "messages: {}, translated: ['/lectures']"),
    );
    writeFileSync(
      join(dir, 'src/messages/en.json'),
      JSON.stringify({ pages: { list: { title: 'Open lectures' } }, list: { all: 'All' } }),
    );

    expect((await readRemoteJson(dir)).texts?.en?.routes).toEqual({
      '/lectures': { title: 'Open lectures', description: '' },
    });
  });

  it('has menu labels alone in a language whose file has nothing but them', async () => {
    const dir = aPackage();
    const second = "{ ...page, path: '/lectures/mine', paths: ['/lectures/mine'], title: 'pages.detail.title' }";
    writeFileSync(join(dir, 'src/app.ts'), appFile.replace('}];', `}, ${second}];`));
    const menu = { infoPlaza_lectures: { label: 'Open lectures', description: '' } };
    const write = (texts: object) => writeFileSync(join(dir, 'src/messages/en.json'), JSON.stringify(texts));

    write({ pages: { list: { title: 'Open lectures' } } });
    expect((await readRemoteJson(dir)).texts).toEqual({ en: { routes: {}, menu } });
    write({ pages: {} });
    await expect(readRemoteJson(dir)).rejects.toThrow('there is no text pages.list.title');
  });

  it('has titles and menu labels of the other languages beside the Korean ones', async () => {
    const dir = aPackage();
    writeFileSync(join(dir, 'src/app.ts'), appFile);
    const english = { pages: { list: { title: 'Open lectures' } }, list: { all: 'All' } };
    writeFileSync(join(dir, 'src/messages/en.json'), JSON.stringify(english));

    const { menu, texts } = await readRemoteJson(dir);

    expect(menu.map(({ label }) => label)).toEqual(['공개 강좌']);
    expect(texts).toEqual({
      en: {
        routes: { '/lectures': { title: 'Open lectures', description: '' } },
        menu: { infoPlaza_lectures: { label: 'Open lectures', description: '' } },
      },
    });
  });
});
