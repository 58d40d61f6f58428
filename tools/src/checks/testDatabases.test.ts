import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/** A database that is opened anew for each test; a sample database takes seconds. */
const inEach =
  /beforeEach\((?:async )?\(\) =>(?:(?!\n {2}\}\);)[\s\S]){0,400}?\b(?:openTestApp|openTestDatabase|openWholeApi)\(/;

/** Closes each database to read what its check of statements says. */
const exceptions: readonly string[] = ['describedSql.test.ts'];

const opensInEach = (text: string) => inEach.test(text);

describe('databases of tests', () => {
  it('are opened once a suite, not once a test', () => {
    const files = readdirSync(join(root, 'server/src'), { recursive: true, withFileTypes: true }).filter(
      ({ name }) => name.endsWith('.test.ts') && !exceptions.includes(name),
    );
    const found = files.filter(({ parentPath, name }) => opensInEach(readFileSync(join(parentPath, name), 'utf8')));

    expect(files.length).toBeGreaterThan(80);
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('control: finds one in a beforeEach, and none in a beforeAll', () => {
    const suite = (hook: string) => `${hook}(async () => {\n    test = await openTestApp({ sample: true });\n  });`;

    expect([opensInEach(suite('beforeEach')), opensInEach(suite('beforeAll'))]).toEqual([true, false]);
  });
});
