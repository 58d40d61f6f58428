import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReleaseManifest, releaseManifest } from '@haesol/shared/contracts';
import { checkContract } from './checkContract.ts';
import { checkMessages } from './messageRules.ts';
import { satisfies } from './sharedModules.ts';

const global = 'mf_lectures_build0001';
const lifecycles = '{ bootstrap() {}, mount() {}, update() {}, unmount() {} }';

/** The script of a container without a bundler. */
const anEntry = ({ before = '', init = '', module = lifecycles, name = global } = {}) =>
  `${before}; var ${name} = { init(scope) { ${init} }, get: async () => () => (${module}) };`;

const aRoute = {
  path: '/lectures',
  layout: 'default',
  group: 'infoPlaza',
  guard: null,
  render: 'server',
  title: '공개 강좌',
  chunk: 'ListScreen',
  gets: ['/api/v1/posts/list?pageNum={pageNum=1}', '/api/v1/posts/{postUid}'],
};
const aMenuEntry = { group: 'infoPlaza', order: 1, menu: 'lectures', label: '공개 강좌', link: '/lectures' };
const aRemoteJson = {
  id: 'mf-lectures',
  requires: { shellApi: 1, react: '^19.0.0' },
  area: ['/lectures'],
  routes: [aRoute],
  menu: [aMenuEntry],
  offers: [{ slot: 'home.lectures.v1', gets: [], chunk: 'ListScreen' }],
  reads: ['posts.list'],
};

interface Artifact {
  readonly entry?: string;
  readonly css?: string;
  readonly screen?: string;
  readonly remoteJson?: object;
}

function anArtifact({ entry = anEntry(), css = '.aB3xY_1{color:red}', screen = '', remoteJson = {} }: Artifact = {}) {
  const files = new Map([
    ['remoteEntry.js', Buffer.from(entry)],
    ['mf-lectures.css', Buffer.from(css)],
    ['mf-lectures.ListScreen.js', Buffer.from(screen)],
  ]);
  const manifest: ReleaseManifest = releaseManifest.parse({
    id: 'mf-lectures',
    buildId: 'build0001',
    entry: 'remoteEntry.js',
    global,
    scripts: [],
    css: ['mf-lectures.css'],
    chunks: { ListScreen: { scripts: ['mf-lectures.ListScreen.js'], css: [] } },
    ssr: null,
    files: {},
    remoteJson: { ...aRemoteJson, ...remoteJson },
  });
  return { manifest, files };
}

const find = async (artifact: Artifact) =>
  (await checkContract(anArtifact(artifact))).map(({ rule, text }) => `${rule}: ${text}`);
const withRoute = (change: object) => ({ remoteJson: { routes: [{ ...aRoute, ...change }] } });
/** Text that no compression makes small. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

describe('checkContract', () => {
  it('finds nothing wrong with a build that keeps its word', async () => {
    expect(await find({})).toEqual([]);
  });

  const bad: readonly (readonly [string, Artifact])[] = [
    ['container: the entry does not define mf_lectures_build0001', { entry: anEntry({ name: 'mf_other' }) }],
    ['container: broken', { entry: anEntry({ init: "throw new Error('broken')" }) }],
    [
      'lifecycles: unmount is no function',
      { entry: anEntry({ module: '{ bootstrap() {}, mount() {}, update() {} }' }) },
    ],
    [
      'version: Unsatisfied version 19.3.1 from shell of shared singleton module react (required ^18.0.0)',
      {
        entry: anEntry({
          init: "throw new Error('Unsatisfied version 19.3.1 from shell of shared singleton module react (required ^18.0.0)')",
        }),
      },
    ],
    [
      'version: react ^18.0.0 is required, the shell gives',
      { remoteJson: { requires: { shellApi: 1, react: '^18.0.0' } } },
    ],
    ['version: the shell does not give vue', { remoteJson: { requires: { shellApi: 1, vue: '^3.0.0' } } }],
    ['shell-api: version 2 is required, the shell has 1', { remoteJson: { requires: { shellApi: 2 } } }],
    ['global: leaked is left on window', { entry: anEntry({ before: 'window.leaked = 1' }) }],
    [
      'listener: resize is listened to before anything is mounted',
      { entry: anEntry({ before: "addEventListener('resize', () => {})" }) },
    ],
    ['timer: 1 timers run before anything is mounted', { entry: anEntry({ before: 'setInterval(() => {}, 1000)' }) }],
    ['history: mf-lectures.ListScreen.js uses popstate', { screen: "addEventListener('popstate', go)" }],
    ['history: mf-lectures.ListScreen.js uses history.pushState', { screen: 'history.pushState({}, "", "/x")' }],
    ['styles: mf-lectures.css: body has no class of the remote', { css: '.a1{color:red}body{margin:0}' }],
    ['styles: mf-lectures.css: @font-face has no class of the remote', { css: '@font-face{font-family:x}' }],
    ['styles: mf-lectures.css: h1 has no class of the remote', { css: '@media (width>40em){.a1 h1,h1{margin:0}}' }],
    ['budget: the entry: ', { entry: `${anEntry()}/*${noise(40_000)}*/` }],
    ['budget: ListScreen: ', { screen: `/*${noise(400_000)}*/` }],
    ['routes: /travel is outside of the area', withRoute({ alias: ['/travel'] })],
    ['routes: /Lectures stands twice', withRoute({ alias: ['/Lectures'] })],
    ['routes: /lectures: no layout wide', withRoute({ layout: 'wide' })],
    ['routes: /lectures: no guard teacher', withRoute({ guard: 'teacher' })],
    ['routes: /lectures: no group lectures', withRoute({ group: 'lectures' })],
    ['menu: 공개 강좌: no route /lectures/old', { remoteJson: { menu: [{ ...aMenuEntry, link: '/lectures/old' }] } }],
    ['menu: /lectures: no entry talks', withRoute({ menu: 'talks' })],
    ['menu: 공개 강좌: no group lectures', { remoteJson: { menu: [{ ...aMenuEntry, group: 'lectures' }] } }],
    ['chunk: the build has no chunk DetailScreen', withRoute({ chunk: 'DetailScreen' })],
    ['slots: home is no name of a slot', withRoute({ slots: ['home'] })],
    [
      'slots: home.lectures.v1 is offered twice',
      { remoteJson: { offers: [aRemoteJson.offers[0], aRemoteJson.offers[0]] } },
    ],
    ['gets: the API has no GET /api/v1/lectures/list', withRoute({ gets: ['/api/v1/lectures/list'] })],
    ['reads: the API has no lectures.list', { remoteJson: { reads: ['lectures.list'] } }],
  ];
  it.each(bad)('finds %s', async (text, artifact) => {
    const found = await find(artifact);

    expect(found.filter((fault) => fault.startsWith(text))).toHaveLength(1);
    expect(found.filter((fault) => !fault.startsWith(text.split(':')[0] ?? ''))).toEqual([]);
  });
});

describe('checkMessages', () => {
  it('finds a key that the texts do not have', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'haesol-messages-'));
    await mkdir(join(dir, 'src/messages'), { recursive: true });
    await writeFile(
      join(dir, 'src/messages/ko.json'),
      '{ "list": { "title": "목록", "count_other": "{{count}}건", "none": "" } }',
    );
    await writeFile(
      join(dir, 'src/Screen.tsx'),
      "t('list.title'); t('list.count', { count }); t('list.none'); t('list.gone'); t(key);",
    );

    const faults = checkMessages(dir);
    await rm(dir, { recursive: true });

    expect(faults.map(({ text }) => text)).toEqual(['there is no text list.none', 'there is no text list.gone']);
  });

  it('finds that there are no texts', () => {
    expect(checkMessages('/nowhere')).toHaveLength(1);
  });
});

describe('satisfies', () => {
  it.each([
    ['19.3.1', '^19.0.0', true],
    ['19.3.1', '^19.3.1', true],
    ['19.3.1', '^19.3.2', false],
    ['19.3.1', '^19.4.0', false],
    ['20.0.0', '^19.0.0', false],
    ['19.3.1', '19.3.1', true],
    ['19.3.1', '*', false],
  ])('%s in %s is %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });
});
