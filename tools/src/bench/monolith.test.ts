import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from './monolith.ts';
import { serveMonolith } from './monolithSite.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haesol-monolith-'));
  for (const name of ['main.js', '412.js', 'main.css', 'main.js.map']) writeFileSync(join(folder, name), '/* text */');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the build without federation', () => {
  it('has every script and style sheet compressed, including chunks without a name', () => {
    compressFiles(folder);

    const compressed = readdirSync(folder).filter((name) => name.endsWith('.br'));
    expect(compressed.sort()).toEqual(['412.js.br', 'main.css.br', 'main.js.br']);
  });

  it('is served file by file, and a missing file is 404', async () => {
    compressFiles(folder);
    const monolith = { dir: folder, publicPath: '/monolith/', main: [], filesOf: () => [] };
    const { server, url } = await serveMonolith(monolith, 'http://localhost:1');

    const answers = await Promise.all(['412.js', 'gone.js'].map((name) => fetch(`${url}/monolith/${name}`)));

    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(await answers[0]?.text()).toBe('/* text */');
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
});
