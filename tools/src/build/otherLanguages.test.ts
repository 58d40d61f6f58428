import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOtherLanguages } from './otherLanguages.ts';

const app = `
const screen = () => import('./features/ListScreen.tsx');
const page = { path: '/lectures', paths: ['/lectures'], aliases: [], gets: [], group: 'infoPlaza', screen };
const menu = { id: 'infoPlaza_lectures', order: 1 };
const routes = [{ ...page, title: 'pages.list.title', menu }];
export const app = { id: 'mf-lectures', requires: { shellApi: 1 }, area: ['/lectures'], routes, messages: {} };
`;

describe('writeOtherLanguages', () => {
  it('writes titles and menu labels of each language except Korean', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'haesol-languages-'));
    for (const name of ['src/messages', 'src/features', 'out']) mkdirSync(join(dir, name), { recursive: true });
    writeFileSync(join(dir, 'src/app.ts'), app);
    writeFileSync(join(dir, 'src/features/ListScreen.tsx'), '');
    for (const [language, title] of [
      ['ko', '공개 강좌'],
      ['en', 'Open lectures'],
    ]) {
      writeFileSync(join(dir, 'src/messages', `${language}.json`), JSON.stringify({ pages: { list: { title } } }));
    }

    await writeOtherLanguages(dir, join(dir, 'out'));
    const written = readdirSync(join(dir, 'out')).map((name) => [
      name,
      JSON.parse(readFileSync(join(dir, 'out', name), 'utf8')) as unknown,
    ]);
    rmSync(dir, { recursive: true });

    expect(written).toEqual([
      [
        'texts.en.json',
        {
          routes: [{ path: '/lectures', title: 'Open lectures', description: '' }],
          menu: [{ menu: 'infoPlaza_lectures', label: 'Open lectures', description: '' }],
        },
      ],
    ]);
  });
});
