import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRemoteJson } from '@haesol/build';
import { formsOfPages } from '../../../e2e/fixtures/formsOfPages.ts';
import { listTargets } from '../build/packages.ts';
import { findPagesWithForms, type RemotePages } from './renderedForms.ts';

const remotes = listTargets().filter(({ id }) => id !== 'shell');

describe('forms in the server’s markup', () => {
  it('are those that forms.spec submits before their scripts have loaded', async () => {
    const pages = await Promise.all(
      remotes.map(async ({ packageDir }) => ({ packageDir, json: await readRemoteJson(packageDir) })),
    );

    const found = findPagesWithForms(pages);

    process.stderr.write(`forms: ${found.length} rendered pages\n`);
    expect(found).toEqual(Object.keys(formsOfPages).sort());
  });
});

describe('findPagesWithForms', () => {
  let packageDir: string;
  beforeEach(() => {
    packageDir = mkdtempSync(join(tmpdir(), 'haesol-forms-'));
    mkdirSync(join(packageDir, 'src/ui'), { recursive: true });
    writeFileSync(join(packageDir, 'src/ui/Box.tsx'), 'export const Box = () => <Form actions={null} />;\n');
    writeFileSync(join(packageDir, 'src/AskScreen.tsx'), "import { Box } from '#ui/Box';\nexport default Box;\n");
    writeFileSync(join(packageDir, 'src/ReadScreen.tsx'), 'export default () => <FormNote />;\n');
  });
  afterEach(() => rmSync(packageDir, { recursive: true }));

  const aRoute = (path: string, chunk: string, more: object = {}) => ({
    path,
    chunk,
    render: 'server',
    guard: null,
    slots: [],
    ...more,
  });
  const find = (routes: readonly object[], offers: readonly object[] = []) =>
    findPagesWithForms([{ packageDir, json: { routes, offers } as unknown as RemotePages['json'] }]);

  it('finds a form in a screen’s imports, and in a slot of the page', () => {
    const routes = [aRoute('/ask', 'AskScreen'), aRoute('/slot', 'ReadScreen', { slots: ['ask.v1'] })];

    expect(find(routes, [{ slot: 'ask.v1', chunk: 'AskScreen' }])).toEqual(['/ask', '/slot']);
  });

  it('excludes pages without a form, and those rendered only by browsers', () => {
    const ofBrowsers = [{ render: 'client' }, { guard: 'member' }, { redirect: '/ask' }];

    const routes = [aRoute('/read', 'ReadScreen'), ...ofBrowsers.map((more) => aRoute('/ask', 'AskScreen', more))];

    expect(find(routes)).toEqual([]);
  });
});
