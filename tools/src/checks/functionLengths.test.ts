import { type LongFunction, listLongFunctions, listSources, maxFunctionLines } from './functionLengths.ts';
import { readText } from './workspace.ts';

/** Allowed long functions, with the reason. */
const reasoned: Readonly<Record<string, string>> = {
  'e2e/fixtures/probeRemote.ts probe': 'is sent to the page as the text of one script',
};

const lines = (count: number, text = '  call();') => `${text}\n`.repeat(count);
const namesOf = (found: readonly LongFunction[]) => found.map(({ name }) => name);

describe('functions', () => {
  it(`have at most ${maxFunctionLines} lines unless they are plain data`, () => {
    const sources = listSources();
    const long = sources.flatMap((path) => listLongFunctions(path, readText(path)));
    const allowed = Object.keys(reasoned);

    process.stderr.write(
      `functions: ${sources.length} files, ${long.length} functions over ${maxFunctionLines} lines\n`,
    );
    expect(long.filter(({ name }) => !allowed.includes(name))).toEqual([]);
    expect(allowed.filter((name) => !namesOf(long).includes(name))).toEqual([]);
    expect(sources.length).toBeGreaterThan(1_000);
  });
});

describe('listLongFunctions', () => {
  it.each([
    ['a declaration', `function kept() {\n${lines(79)}}\n`, 'a.ts kept'],
    ['an arrow function', `const kept = () => {\n${lines(79)}};\n`, 'a.ts kept'],
    ['a method', `const it = {\n  kept() {\n${lines(79)}  },\n};\n`, 'a.ts kept'],
    ['a method of a class', `class It {\n  kept() {\n${lines(79)}  }\n}\n`, 'a.ts kept'],
    ['an argument', `register(() => {\n${lines(79)}});\n`, 'a.ts register'],
    ['a function behind other text', `// 가나다\nconst a = '해솔';\n\nfunction kept() {\n${lines(79)}}\n`, 'a.ts kept'],
    ['a test', `describe('a', () => {\n  it('b', () => {\n${lines(79)}  });\n});\n`, 'a.ts it'],
  ])('finds %s of 81 lines', (_kind, source, name) => {
    expect(listLongFunctions('a.ts', source)).toEqual([{ name, lines: 81 }]);
  });

  it('allows a function of 80 lines', () => {
    expect(listLongFunctions('a.ts', `function kept() {\n${lines(78)}}\n`)).toEqual([]);
  });

  it.each([
    ['a list', `const rows = () => [\n${lines(100, "  ['a', 1],")}];\n`],
    ['an object', `function toTexts() {\n  return {\n${lines(100, "    a: 'b',")}  };\n}\n`],
    ['a group of tests', `describe('a', () => {\n${lines(100, "  it('b', () => call());")}});\n`],
    ['a group of browser tests', `test.describe('a', () => {\n${lines(100, "  test('b', () => call());")}});\n`],
    ['a group for each value', `describe.each([1])('a', () => {\n${lines(100, "  it('b', () => call());")}});\n`],
  ])('accepts %s as data', (_kind, source) => {
    expect(listLongFunctions('a.ts', source)).toEqual([]);
  });

  it('parses JSX', () => {
    const found = listLongFunctions(
      'a.tsx',
      `export function Kept() {\n  return (\n    <p>\n${lines(90, '      <Part onClick={() => go()} />')}    </p>\n  );\n}\n`,
    );

    expect(namesOf(found)).toEqual(['a.tsx Kept']);
  });
});
