import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReleaseManifest, releaseManifest } from '@haesol/contracts/release';
import { describeRemote, describeShell, describeShellAnswers, findShellUses } from '../build/contractFile.ts';
import { contractFileName } from '../build/contractSchemas.ts';
import { rootDir } from '../build/packages.ts';
import { checkContract, checkReads, type NamedShell } from './checkContract.ts';
import { checkMounted } from './checkMounted.ts';
import { checkMessages } from './messageRules.ts';
import { satisfies } from './sharedModules.ts';
import { checkSlotUses } from './slotRules.ts';

const global = 'mf_lectures_build0001';
const lifecycles = '{ bootstrap() {}, mount() {}, update() {}, unmount() {} }';

/** Builds a container script without a bundler. */
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
  /** Contract of the build, as text. */
  readonly contract?: string;
}

const { types } = describeShell().shellApi;
const aContract = (uses: readonly string[] = ['toast', 'http', 'navigate', 'now', 'telemetry'], wanted = types) =>
  JSON.stringify({ shellApi: { version: 1, types: wanted, uses } });

function anArtifact(artifact: Artifact = {}) {
  const { entry = anEntry(), css = '.aB3xY_1{color:red}', screen = '', remoteJson = {} } = artifact;
  const files = new Map([
    ['remoteEntry.js', Buffer.from(entry)],
    ['mf-lectures.css', Buffer.from(css)],
    ['mf-lectures.ListScreen.js', Buffer.from(screen)],
    [contractFileName, Buffer.from(artifact.contract ?? aContract())],
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

const find = async (artifact: Artifact, shells: readonly NamedShell[] = []) =>
  (await checkContract(anArtifact(artifact), { shells })).map(({ rule, text }) => `${rule}: ${text}`);
const withRoute = (change: object) => ({ remoteJson: { routes: [{ ...aRoute, ...change }] } });
/** Returns incompressible text. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

describe('checkContract', () => {
  it('finds nothing wrong with a correct build', async () => {
    expect(await find({})).toEqual([]);
  });

  it('accepts globals of the runtimes of module federation, and an entry that has one', async () => {
    const before = `window.__FEDERATION__ = {}; window.rspackChunk${global} = []; var noise = '${noise(20 * 1024)}'`;

    expect(await find({ entry: anEntry({ before: `(() => { ${before} })()` }) })).toEqual([]);
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
    ['shell-api: version 3 is required, the shell has 2', { remoteJson: { requires: { shellApi: 3 } } }],
    ['global: leaked is left on window', { entry: anEntry({ before: 'window.leaked = 1' }) }],
    [
      'listener: resize is listened to before anything is mounted',
      { entry: anEntry({ before: "addEventListener('resize', () => {})" }) },
    ],
    ['timer: 1 timers run before anything is mounted', { entry: anEntry({ before: 'setInterval(() => {}, 1000)' }) }],
    [
      'react: mf-lectures.ListScreen.js has a React of its own',
      { screen: 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}' },
    ],
    ['history: mf-lectures.ListScreen.js uses popstate', { screen: "addEventListener('popstate', go)" }],
    ['history: mf-lectures.ListScreen.js uses history.pushState', { screen: 'history.pushState({}, "", "/x")' }],
    ['styles: mf-lectures.css: body has no class of the remote', { css: '.a1{color:red}body{margin:0}' }],
    ['styles: mf-lectures.css: @font-face has no class of the remote', { css: '@font-face{font-family:x}' }],
    ['styles: mf-lectures.css: h1 has no class of the remote', { css: '@media (width>40em){.a1 h1,h1{margin:0}}' }],
    ['budget: the entry: ', { entry: `${anEntry()}/*${noise(40_000)}*/` }],
    ['budget: ListScreen: ', { screen: `/*${noise(400_000)}*/` }],
    [
      'answers: posts.list: old is gone',
      {
        contract: JSON.stringify({
          ...JSON.parse(aContract()),
          answers: { 'posts.list': { type: 'object', properties: { old: { type: 'string' } }, required: ['old'] } },
        }),
      },
    ],
    ['routes: /travel is outside of the area', withRoute({ alias: ['/travel'] })],
    ['routes: /Lectures is listed twice', withRoute({ alias: ['/Lectures'] })],
    ['routes: /lectures: no layout wide', withRoute({ layout: 'wide' })],
    ['routes: /lectures: no guard teacher', withRoute({ guard: 'teacher' })],
    ['routes: /lectures: no group lectures', withRoute({ group: 'lectures' })],
    ['menu: 공개 강좌: no route /lectures/old', { remoteJson: { menu: [{ ...aMenuEntry, link: '/lectures/old' }] } }],
    ['menu: /lectures: no entry talks', withRoute({ menu: 'talks' })],
    ['menu: 공개 강좌: no group lectures', { remoteJson: { menu: [{ ...aMenuEntry, group: 'lectures' }] } }],
    ['chunk: the build has no chunk DetailScreen', withRoute({ chunk: 'DetailScreen' })],
    ['slots: no remote offers home.nobody.v1', withRoute({ slots: ['home.nobody.v1'] })],
    ['slots: home is no name of a slot', withRoute({ slots: ['home'] })],
    [
      'slots: home.lectures.v1 is offered twice',
      { remoteJson: { offers: [aRemoteJson.offers[0], aRemoteJson.offers[0]] } },
    ],
    ['gets: the API has no GET /api/v1/lectures/list', withRoute({ gets: ['/api/v1/lectures/list'] })],
    ['reads: the API has no lectures.list', { remoteJson: { reads: ['lectures.list'] } }],
  ];
  it('accepts selectors with nested parentheses', async () => {
    const css = '.a1:is([aria-current], :has(:checked)),.a2:not(:is(h1, h2)){margin:0}';

    expect(await find({ css })).toEqual([]);
  });

  it('finds a path of another remote of the site, but not its own', async () => {
    const { manifest, files } = anArtifact();
    const { remoteJson } = manifest;
    if (remoteJson === null) throw new Error('The artifact is a remote');
    const check = (remotes: Parameters<typeof checkContract>[1]) => checkContract({ manifest, files }, remotes);

    const own = await check({ remotes: { 'mf-lectures': { remoteJson } } });
    const taken = await check({ remotes: { 'mf-talks': { remoteJson: { ...remoteJson, id: 'mf-talks' } } } });

    expect(own).toEqual([]);
    expect(taken.map(({ rule }) => rule)).toEqual(['owner']);
  });

  it.each(bad)('finds %s', async (text, artifact) => {
    const found = await find(artifact);

    expect(found.filter((fault) => fault.startsWith(text))).toHaveLength(1);
    expect(found.filter((fault) => !fault.startsWith(text.split(':')[0] ?? ''))).toEqual([]);
  });
});

describe('the contract of a shell', () => {
  it('has the answers that it reads itself', () => {
    const answers = describeShellAnswers(join(rootDir, 'shell')) ?? {};

    expect(Object.keys(answers)).toEqual(
      expect.arrayContaining(['auth.refresh', 'mypage.menuCounts', 'notifications.list']),
    );
    expect(answers['auth.refresh']?.required).toContain('accessToken');
  });

  it('lets a field that the API no longer has be found', () => {
    const answers = describeShellAnswers(join(rootDir, 'shell')) ?? {};
    const { properties = {}, required = [], ...rest } = answers['notifications.list'] ?? {};
    const read = { ...rest, properties: { ...properties, old: { type: 'string' } }, required: [...required, 'old'] };

    expect(checkReads({ answers })).toEqual([]);
    expect(checkReads({ answers: { 'notifications.list': read } })).toEqual([
      { rule: 'answers', text: 'notifications.list: old is gone' },
    ]);
    expect(checkReads({})).toEqual([]);
  });
});

/** Changes the workspace's shell. */
function aShell(change: (text: string) => string, more: Partial<NamedShell['contract']> = {}): NamedShell {
  const shell = describeShell();
  const changed = change(shell.shellApi.types);
  if (changed === shell.shellApi.types && Object.keys(more).length === 0) throw new Error('nothing was changed');
  return {
    name: 'the shell before, 3f9a',
    contract: { ...shell, shellApi: { ...shell.shellApi, types: changed }, ...more },
  };
}

describe('a previous shell of the site', () => {
  const same = (text: string) => text;
  const { endpoints, shared } = describeShell();
  const { 'posts.list': _gone, ...fewer } = endpoints;

  it('may lack what the build does not use', async () => {
    const shell = aShell((text) => text.replace(/^ {2}setTitle.*\n/m, ''));

    expect(await find({}, [shell])).toEqual([]);
  });

  it('may have members unknown to the build', async () => {
    const shell = aShell((text) => text.replace('  toast(', '  cheer(): void;\n  toast('));

    expect(await find({}, [shell])).toEqual([]);
  });

  const bad: readonly (readonly [string, NamedShell])[] = [
    ['types: toast: Property', aShell((text) => text.replace(/^ {2}toast\(.*\n/m, ''))],
    ['types: toast: Type', aShell((text) => text.replace("'done' | 'info' | 'error'", "'done' | 'error'"))],
    ['types: now: Type', aShell((text) => text.replace('now(): number', 'now(): Date'))],
    ['types: http: Type', aShell((text) => text.replace('readonly data: unknown', 'readonly payload: unknown'))],
    [
      'types: what mounting gets is another',
      aShell((text) => text.replace('readonly identifierPrefix: string', 'readonly prefix: string')),
    ],
    ['version: react ^19.0.0 is required', aShell(same, { shared: { ...shared, react: '18.3.1' } })],
    ['routes: /lectures: no layout default', aShell(same, { layouts: ['home'] })],
    ['routes: /lectures: no group infoPlaza', aShell(same, { groups: [] })],
    ['reads: the API has no posts.list', aShell(same, { endpoints: fewer })],
    ['gets: the API has no GET /api/v1/posts/list', aShell(same, { endpoints: {} })],
  ];
  it.each(bad)('is incompatible: %s', async (text, shell) => {
    const found = await find({}, [shell]);

    expect(found.filter((fault) => fault.startsWith(text))).toHaveLength(1);
    expect(found.every((fault) => fault.endsWith('(the shell before, 3f9a)'))).toBe(true);
  });

  it('is incompatible with an entry of a format that it does not load', async () => {
    const { manifest, files } = anArtifact();
    const shells = [aShell(same, { formats: ['script'] })];

    const found = await checkContract({ manifest: { ...manifest, format: 'module' }, files }, { shells });

    expect(found.map(({ rule, text }) => `${rule}: ${text}`)).toEqual([
      'version: the shell does not load entries of the format module (the shell before, 3f9a)',
    ]);
  });

  it.each([
    ['types: the build has no contract.json', undefined],
    ['types: contract.json is not well formed', '{}'],
    ['types: cheer: Property', aContract(['cheer'], types.replace('  toast(', '  cheer(): void;\n  toast('))],
  ])('finds %s', async (text, contract) => {
    const { manifest, files } = anArtifact(contract === undefined ? {} : { contract });
    if (contract === undefined) files.delete(contractFileName);

    const found = await checkContract({ manifest, files });

    expect(found.map((fault) => `${fault.rule}: ${fault.text}`)).toEqual([expect.stringContaining(text)]);
  });
});

describe('describeRemote', () => {
  it('names the shell members used by a remote and the kit', () => {
    const { uses } = describeRemote(join(rootDir, 'mf-mypage'), []).shellApi;

    expect(uses).toEqual(expect.arrayContaining(['session', 'http', 'location', 'navigator', 'toast', 'setDirty']));
    expect(uses).not.toContain('version');
  });

  it.each([
    ['shell.toast({})', ['toast']],
    ['useShell().now()', ['now']],
    ['const { confirm, http: client } = useShell();', ['confirm', 'http']],
    ['const { setTitle } = props.shell;', ['setTitle']],
    ["const { hasPage }: Partial<Pick<ShellApi, 'hasPage'>> = useShell();", ['hasPage']],
    ['const { identity = noProof } = useShell();', ['identity']],
    ['shellfish.toast', []],
  ])('finds what %s uses', (source, uses) => {
    expect(findShellUses(source)).toEqual(uses);
  });
});

/** Builds lifecycles whose screen does something on mount, and nothing on unmount. */
const aScreen = (mount: string, unmount = '') => `{
  bootstrap() {}, update() {},
  mount({ domElement, shell }) { domElement.append(document.createElement('p')); ${mount} },
  unmount({ domElement }) { domElement.replaceChildren(); ${unmount} },
}`;

/** @param ssr the half for the server */
async function findLeft(entry: string, ssr?: string, format?: 'module'): Promise<string[]> {
  const { manifest, files } = anArtifact({ entry });
  const dir = await mkdtemp(join(tmpdir(), 'haesol-mounted-'));
  try {
    for (const [name, bytes] of files) await writeFile(join(dir, name), bytes);
    const listed = Object.fromEntries([...files.keys()].map((name) => [name, '']));
    if (ssr !== undefined) await writeFile(join(dir, 'server.js'), ssr);
    const release = { ...manifest, format, files: listed, ssr: ssr === undefined ? null : 'server.js' };
    await writeFile(join(dir, 'release.json'), JSON.stringify(release));
    const { screens, faults } = await checkMounted(dir);
    return [`${screens} screens`, ...faults.map(({ rule, text }) => `${rule}: ${text}`)];
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** Number of concurrent programs: each mostly waits for timers. */
const programsAtOnce = 4;

/** Mounts a screen for each row of a table, several at once. @returns the findings, in the order of the rows */
async function findAllMounted(mounts: readonly string[]): Promise<string[][]> {
  const found: string[][] = [];
  const waiting = [...mounts.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, mount] = next;
      found[at] = await findMounted(mount);
    }
  };
  await Promise.all(Array.from({ length: programsAtOnce }, work));
  return found;
}

const findMounted = (mount: string, unmount = '') => findLeft(anEntry({ module: aScreen(mount, unmount) }));

describe('checkMounted', () => {
  it('finds nothing wrong with screens that clean up', async () => {
    const mount = `const stop = new AbortController(); const go = () => {};
      addEventListener('scroll', go, { signal: stop.signal }); document.addEventListener('keydown', go, true);
      window.timer = setInterval(go, 50); setTimeout(go, 20); document.body.classList.add('held');
      window.sheet = document.head.appendChild(document.createElement('style')); window.give = () => {
        stop.abort(); document.removeEventListener('keydown', go, true); clearInterval(window.timer);
        window.sheet.remove(); document.body.removeAttribute('class'); delete window.timer; delete window.sheet; };`;

    expect(await findMounted(mount, 'window.give(); delete window.give;')).toEqual(['2 screens']);
  });

  it('accepts what a library sets once for the life of the page', async () => {
    const mount = `window['react-aria-pressable-style'] = 1;
      window.onceSet ??= (() => { const listen = () => {}; document.addEventListener('keydown', listen, true); return 1; })();`;

    expect(await findMounted(mount, 'void 0')).toEqual([
      '2 screens',
      'global: /lectures: onceSet of window is left behind',
    ]);
  });

  it('mounts a build of modules, and finds what its entry and screens leave', async () => {
    const screen = aScreen('', '').replace(' update() {},', '');
    const entry = `globalThis.__mf_module_cache__ = {}; globalThis.leaked = 1;
      export const init = () => {}; export const get = async () => () => (${screen});`;

    expect(await findLeft(entry, undefined, 'module')).toEqual([
      '2 screens',
      'global: the entry: leaked of window is left behind',
      'lifecycles: update is no function',
    ]);
  });

  it('accepts an empty screen that navigates away', async () => {
    const module = `{ bootstrap() {}, update() {}, unmount() {}, mount({ shell }) { shell.navigate('/lectures/other') } }`;

    expect(await findLeft(anEntry({ module }))).toEqual(['2 screens']);
  });

  const bad: readonly (readonly [string, string])[] = [
    ['global: /lectures: leaked of window is left behind', 'window.leaked = 1'],
    ['listener: /lectures: resize of window is left behind', "window.addEventListener('resize', () => {})"],
    ['listener: /lectures: keydown of document is left behind', "document.addEventListener('keydown', () => {}, true)"],
    [
      'listener: /lectures: change of (print) is left behind',
      "const query = matchMedia('(print)'); query.addEventListener('change', () => {})",
    ],
    ['timer: /lectures: an interval of 1000 ms is left behind', 'setInterval(() => {}, 1000)'],
    ['timer: the last screen: a timeout of 60000 ms is left behind', 'setTimeout(() => {}, 60000)'],
    ['styles: /lectures: a <style> is left behind', "document.head.append(document.createElement('style'))"],
    ['page: /lectures: a <dialog> in <body> is left behind', "document.body.append(document.createElement('dialog'))"],
    ['page: /lectures: class="locked" of <body> is left behind', "document.body.className = 'locked'"],
    ['history: /lectures: listens to popstate', "addEventListener('popstate', () => {}, { once: true })"],
    ['history: /lectures: calls history.pushState', "history['push' + 'State']({}, '', '/x')"],
    ['mount: /lectures: no way', "throw new Error('no way')"],
    [
      'mount: /lectures: the screen throws: TypeError: no list',
      "shell.telemetry({ kind: 'remote.caught', data: { remote: 'mf-lectures', error: 'TypeError: no list\\n at x' } })",
    ],
    ['mount: /lectures: late', "setTimeout(() => { throw new Error('late') }, 10)"],
    ['mount: /lectures: nothing is shown', 'domElement.replaceChildren()'],
  ];
  describe('of a screen that does not clean up', () => {
    let all: string[][];
    beforeAll(async () => {
      all = await findAllMounted(bad.map(([, mount]) => mount));
    });

    it.each(bad.map(([text], at) => [text, at] as const))('finds %s', (text, at) => {
      const found = all[at] ?? [];

      expect(found[0]).toBe('2 screens');
      expect(found).toContain(text);
      expect(found.slice(1).filter((fault) => !fault.startsWith(`${text.split(':')[0]}:`))).toEqual([]);
    });
  });

  const ask = (method: string, path: string) => `void shell.http.request({ method: '${method}', path: '${path}' })`;
  it.each([
    [
      'types: a screen uses confirm of the shell, which contract.json does not name',
      "const held = [shell]; void held[0]['con' + 'firm']({})",
    ],
    [
      'reads: a screen calls GET /api/v1/lectures/list, which the API does not have',
      ask('GET', '/api/v1/lectures/list'),
    ],
    ['reads: a screen reads equipment.list, which reads does not name', ask('GET', '/api/v1/equipment/list')],
  ])('finds undeclared actions of a screen: %s', async (text, mount) => {
    expect(await findMounted(mount)).toEqual(['2 screens', text]);
  });

  /** Works for 0.7 s of processor time, whatever else runs on the machine. */
  const work = 'const from = process.cpuUsage().user; while (process.cpuUsage().user - from < 700_000);';

  it('names a screen that does not come to an end, and one that works too long', async () => {
    const [hanging, busy] = await findAllMounted(['for (;;);', work]);

    expect(hanging).toEqual(['0 screens', 'mount: /lectures: does not come to an end within 10 s']);
    expect(busy?.[1]).toMatch(/^mount: \/lectures: it takes \d+ ms of synchronous work, 500 are allowed$/);
  });

  it.each([
    ['renders', '', []],
    ['throws', "throw new Error('no way');", ['render: /lectures: the server cannot render it: Error: no way']],
    [
      'uses a name of the browser',
      'window.innerWidth;',
      ['render: /lectures: the server cannot render it: ReferenceError: window is not defined'],
    ],
    ['works too long', work, [expect.stringMatching(/^render: \/lectures: the server takes \d+ ms to render it/)]],
    ['does not come to an end', 'for (;;);', ['render: /lectures: does not come to an end within 10 s']],
    ['has no answers', "await request({ method: 'GET', path: '/api/v1/posts/list' });", []],
  ])('renders each page as the server does: one that %s', async (_what, code, faults) => {
    const ssr = `exports.prepare = async ({ slot, request }) => {
      if (!slot) { ${code} }
      return require('react').createElement('p', null, '목록');
    };`;

    expect(await findLeft(anEntry({ module: aScreen('') }), ssr)).toEqual(['2 screens', ...faults]);
  });

  it('accepts declared uses, and writes', async () => {
    const path = '/api/v1/posts/0190b1c2-0000-7000-8000-000000000000';

    expect(await findMounted(`${ask('GET', path)}; ${ask('POST', '/api/v1/qna')}; shell.toast({})`)).toEqual([
      '2 screens',
    ]);
  });

  it('reports why nothing could be mounted', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'haesol-mounted-'));

    const { faults } = await checkMounted(dir);

    await rm(dir, { recursive: true });
    expect(faults).toMatchObject([{ rule: 'mount', text: expect.stringContaining('release.json') }]);
  });
});

describe('checkSlotUses', () => {
  it('finds a slot used in a source that no page lists', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'haesol-slots-'));
    await mkdir(join(dir, 'src'));
    const names = ['home.lectures.v1', 'home.notices.v1'];
    await writeFile(
      join(dir, 'src/Screen.tsx'),
      names.map((name) => `<Slot className={a} name="${name}" />`).join('\n'),
    );
    const { manifest } = anArtifact(withRoute({ slots: ['home.lectures.v1'] }));

    const faults = manifest.remoteJson === null ? [] : await checkSlotUses(manifest.remoteJson, { packageDir: dir });
    await rm(dir, { recursive: true });

    expect(faults.map(({ text }) => text.slice(text.indexOf('/src/') + 1))).toEqual([
      'src/Screen.tsx:2: home.notices.v1 is in slots of no page',
    ]);
  });
});

describe('checkMessages', () => {
  it('finds a key missing in the texts', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'haesol-messages-'));
    await mkdir(join(dir, 'src/messages'), { recursive: true });
    await writeFile(
      join(dir, 'src/messages/ko.json'),
      '{ "list": { "title": "목록", "count_other": "{{count}}건", "none": "", "old": "옛 글" }, "pages": { "list": { "title": "목록" } } }',
    );
    await writeFile(
      join(dir, 'src/Screen.tsx'),
      "t('list.title'); t('list.count', { count }); t('list.none'); t('list.gone'); t(key); t('pages.list.title');",
    );

    const faults = checkMessages(dir);
    await rm(dir, { recursive: true });

    expect(faults.map(({ text }) => text.slice(text.indexOf('/src/') + 1))).toEqual([
      'src/Screen.tsx:1: there is no text list.none',
      'src/Screen.tsx:1: there is no text list.gone',
      'src/Screen.tsx:1: a screen uses pages.list.title, which browsers do not have',
      'no source names the text list.old',
    ]);
  });

  it.each([
    ["t('list.count', { count })", []],
    ["t('list.count', { count: format(all.length, { digits: 0 }), name: 'a, b' })", []],
    ["t('list.count', { ...values })", []],
    ["t('list.count', values)", []],
    ["t('list.count')", ['list.count needs {{count}}']],
    ["t('list.count', {\n  cnt: all.count,\n})", ['list.count needs {{count}}']],
  ])('finds the values that a text needs: %s', async (source, wanted) => {
    const dir = await mkdtemp(join(tmpdir(), 'haesol-messages-'));
    await mkdir(join(dir, 'src/messages'), { recursive: true });
    await writeFile(join(dir, 'src/messages/ko.json'), '{ "list": { "count_other": "{{count}}건" } }');
    await writeFile(join(dir, 'src/Screen.tsx'), `\n${source};`);

    const faults = checkMessages(dir);
    await rm(dir, { recursive: true });

    expect(faults.map(({ text }) => text.split('Screen.tsx:2: ')[1])).toEqual(wanted);
  });

  it.each([
    ['t(`plan.faults.#{fault}`)', ['plan.faults.#{fault} has no text for LATE']],
    ['t(`plan.faults.#{stop.fault}.title`)', ['there is no text plan.faults.#{fault}.title']],
    ["fault !== 'LATE' && t(`plan.faults.#{fault}`)", []],
    ['t(`plan.faults.#{names[0]}`)', []],
    ['t(`plan.#{part}.#{fault}`)', []],
    ['t(`plan.gone.#{fault}`)', ['there is no text plan.gone.#{fault}']],
  ])('finds keys computed at run time that have no text, and values of enums: %s', async (source, wanted) => {
    const toTemplate = (text: string) => text.replaceAll('#', '$');
    const dir = await mkdtemp(join(tmpdir(), 'haesol-messages-'));
    await mkdir(join(dir, 'src/messages'), { recursive: true });
    const faults = { CLOSED: '휴무', HOURS: '시간', OVERLAP: '겹침' };
    await writeFile(join(dir, 'src/messages/ko.json'), JSON.stringify({ plan: { faults } }));
    await writeFile(join(dir, 'src/Screen.tsx'), `\n${toTemplate(source)};`);

    const found = checkMessages(dir);
    await rm(dir, { recursive: true });

    const ofSource = found.flatMap(({ text }) => text.split('Screen.tsx:2: ')[1] ?? []);
    expect(ofSource).toEqual(wanted.map(toTemplate));
  });

  it('finds missing, unknown and Korean texts of another language, wrong values, and labels without the visible text', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'haesol-messages-'));
    await mkdir(join(dir, 'src/messages'), { recursive: true });
    const korean = {
      count: '{{count}}건',
      of: '{{name}}의 것',
      all: '전체',
      none: '없음',
      take: '쿠폰 받기',
      takeOf: '{{name}} 쿠폰 받기',
    };
    await writeFile(join(dir, 'src/messages/ko.json'), JSON.stringify({ list: korean }));
    await writeFile(
      join(dir, 'src/Screen.tsx'),
      "t('list.count', { count }); t('list.of', { name }); t('list.all'); t('list.none'); t('list.take'); t('list.takeOf', { name });",
    );
    const english = {
      count_one: 'one item',
      count_other: '{{count}} items',
      of: "{{owner}}'s",
      gone: 'Old',
      all: '전체 of it',
      take: 'Take coupon',
      takeOf: 'Take the {{name}} coupon',
    };
    await writeFile(join(dir, 'src/messages/en.json'), JSON.stringify({ list: english }));

    const faults = checkMessages(dir);
    await rm(dir, { recursive: true });

    expect(faults.map(({ text }) => text)).toEqual([
      'en.json: list.of does not get {{owner}}',
      'en.json: list.of leaves out {{name}}',
      'en.json: ko.json has no text list.gone',
      'en.json: list.all is Korean',
      'en.json: list.takeOf does not contain list.take',
      'en.json: there is no text list.none',
    ]);
  });

  it.each([
    ['all', '', ['search.none', 'pages.home.title', 'home.hello']],
    ['some', "  translated: ['/search'],\n", ['search.none']],
  ])('needs the texts of %s pages in another language', async (_which, translated, missing) => {
    const dir = await mkdtemp(join(tmpdir(), 'haesol-messages-'));
    await mkdir(join(dir, 'src/messages'), { recursive: true });
    const korean = {
      pages: { home: { title: '홈' }, search: { title: '검색' } },
      home: { hello: '안녕' },
      search: { all: '전체', none: '없음' },
    };
    const english = { pages: { search: { title: 'Search' } }, search: { all: 'All' } };
    await writeFile(join(dir, 'src/messages/ko.json'), JSON.stringify(korean));
    await writeFile(join(dir, 'src/messages/en.json'), JSON.stringify(english));
    await writeFile(join(dir, 'src/Screen.tsx'), "t('home.hello'); t('search.all'); t('search.none');");
    await writeFile(join(dir, 'src/app.ts'), `export const app = defineApp({\n${translated}});`);

    const faults = checkMessages(dir);
    await rm(dir, { recursive: true });

    expect(faults.map(({ text }) => text).sort()).toEqual(
      missing.map((key) => `en.json: there is no text ${key}`).sort(),
    );
  });

  it('finds missing texts', () => {
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
    ['19.3.1', '^19.0.0 || ^20.0.0', true],
    ['20.0.0', '^19.0.0 || ^20.0.0', true],
    ['21.0.0', '^19.0.0 || ^20.0.0', false],
  ])('%s in %s is %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });
});
