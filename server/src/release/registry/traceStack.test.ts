import { traceStack } from './traceStack.ts';

/** Maps line 1, column 4 to line 3, column 2 of the source. */
const map = JSON.stringify({
  version: 3,
  file: 'page.js',
  sources: ['webpack://mf_travel/./src/features/list/ListScreen.tsx'],
  names: [],
  mappings: 'AAAA,IAEE',
});

describe('traceStack', () => {
  it('names the sources, reads each map once, and does not change other lines', async () => {
    const asked: string[] = [];
    const stack = [
      'TypeError: no list',
      '    at a (https://x.example/remotes/mf-travel/build0001/page.0a1b2c3d.js:1:5)',
      '    at b (https://x.example/remotes/mf-travel/build0001/page.0a1b2c3d.js:1:1)',
      '    at c (https://x.example/remotes/shell/shell0001/main.js:1:5)',
    ].join('\n');

    const lines = await traceStack(stack, 'mf-travel', async (buildId, file) => {
      asked.push(`${buildId} ${file}`);
      return map;
    });

    expect(lines).toEqual([
      'TypeError: no list',
      '    at src/features/list/ListScreen.tsx:3:3',
      '    at src/features/list/ListScreen.tsx:1:1',
      '    at c (https://x.example/remotes/shell/shell0001/main.js:1:5)',
    ]);
    expect(asked).toEqual(['build0001 page.0a1b2c3d.js']);
  });

  it('does not change a line whose build has no map', async () => {
    const line = 'at https://x.example/remotes/mf-travel/build0001/page.js:1:5';

    expect(await traceStack(line, 'mf-travel', async () => undefined)).toEqual([line]);
  });
});
