import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Row, reliabilityRows, suites } from './reliabilityRows.ts';
import { root } from './workspace.ts';

/** @returns what is named and is not there: `F1: server/src/a.test.ts › some title` */
function findMissing(rows: readonly Row[]): string[] {
  return rows.flatMap(({ id, shownBy }) =>
    shownBy
      .filter((place) => {
        const [file = '', title = ''] = place.split(' › ');
        const path = join(root, file);
        return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
      })
      .map((place) => `${id}: ${place}`),
  );
}

describe('what the site survives and refuses', () => {
  it.each(Object.entries(reliabilityRows))('is shown by tests that are there: %s', (name, rows) => {
    const shown = rows.filter(({ shownBy }) => shownBy.length > 0);
    const waits = rows.filter(({ waitsFor }) => waitsFor !== undefined);
    process.stderr.write(`${name}: ${shown.length} of ${rows.length} shown\n`);
    for (const { id, about, waitsFor } of waits) process.stderr.write(`  ${id} ${about}: waits for ${waitsFor}\n`);

    expect(findMissing(rows)).toEqual([]);
    expect(shown.length + waits.length).toBe(rows.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('is not taken from tests that have gone', () => {
    const gone: Row = { id: 'X1', about: '', shownBy: ['README.md › no such words', 'gone.test.ts › a'] };

    expect(findMissing([gone])).toHaveLength(2);
  });
});

describe('suites', () => {
  const folders = ['server/src/testing/processes', 'server/src/testing/endpointSuites'];
  /** Has its control where one channel is moved by several connections. */
  const elsewhere = ['server/src/testing/processes/releases.test.ts'];

  it('each print a control, which finds what they look for', () => {
    const missing = findMissing(suites.map(({ name, controls }) => ({ id: name, about: '', shownBy: controls })));
    process.stderr.write(`suites: ${suites.length}, each with a control\n`);

    expect(missing).toEqual([]);
    expect(suites.filter(({ controls }) => controls.length === 0)).toEqual([]);
  });

  it('are all of what runs in several processes or is made from the routes', () => {
    const files = folders.flatMap((folder) =>
      readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.test.ts') ? [`${folder}/${name}`] : [])),
    );
    const known = suites.flatMap(({ controls }) => controls.map((place) => place.split(' › ')[0]));

    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => !known.includes(file) && !elsewhere.includes(file))).toEqual([]);
  });
});

describe('builds in one page', () => {
  const isForced = (text: string) => /registerRemotes\([^)]*\bforce\b/s.test(text);

  it('never replace one another: no remote is registered by force', () => {
    const sources = ['shell/src', 'shared/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(join(root, folder, name), 'utf8')),
    );
    const registering = sources.filter((text) => text.includes('registerRemotes('));

    expect(registering.length).toBeGreaterThan(0);
    expect(registering.filter(isForced)).toEqual([]);
    expect(isForced("runtime.registerRemotes([{ name: 'a' }], { force: true })")).toBe(true);
  });
});
