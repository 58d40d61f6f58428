import { describe, expect, it } from '@jest/globals';
import { findFault, itemNumbers, listItems } from './accessibility.ts';
import { readText } from './workspace.ts';

const items = listItems(readText('docs/accessibility.md'));

describe('the table of KWCAG 2.2', () => {
  it('has its 33 items, each once and in their order', () => {
    expect(itemNumbers).toHaveLength(33);
    expect(items.map(({ number }) => number)).toEqual(itemNumbers);
  });

  it('names a test for each, and every test is there', () => {
    const tests = items.flatMap((item) => item.tests);

    process.stderr.write(`accessibility: ${items.length} items, ${tests.length} tests\n`);
    expect(items.filter((item) => item.tests.length === 0)).toEqual([]);
    expect(tests.map(findFault).filter(Boolean)).toEqual([]);
  });
});

describe('the finder', () => {
  it('finds a test that has moved, and one of another name', () => {
    expect(findFault({ file: 'shared/kit/src/field/Gone.test.tsx', title: 'x' })).toBe(
      'shared/kit/src/field/Gone.test.tsx is no test file',
    );
    expect(findFault({ file: 'shared/kit/src/navigation/Tabs.test.tsx', title: 'flies' })).toBe(
      'shared/kit/src/navigation/Tabs.test.tsx has no test "flies"',
    );
  });
});
