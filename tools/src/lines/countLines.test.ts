import { comparePartLines, countByType, isCounted, toPart } from './countLines.ts';

describe('isCounted', () => {
  it.each([
    'shell/src/main.ts',
    'mf-travel/src/ui/card.module.css',
    'scripts/test.mjs',
    'server/src/http/limits/limits.ts',
  ])('counts %s', (path) => expect(isCounted(path)).toBe(true));

  it.each([
    'shell/src/main.test.ts',
    'e2e/specs/home.spec.ts',
    'shared/remote/src/testing/samples.ts',
    'server/src/testing/testApp.ts',
    'server/demo/world.ts',
    'server/src/db/migrations/0001Start.ts',
    'server/src/db/tables.ts',
    'mf-travel/src/messages/ko.json',
    'docs/style.md',
  ])('leaves out %s', (path) => expect(isCounted(path)).toBe(false));
});

describe('toPart', () => {
  it.each([
    ['mf-travel/src/features/map/MapList.tsx', 'mf-travel/src/features/map'],
    ['mf-travel/src/routes.ts', 'mf-travel'],
    ['server/src/domains/board/qna/routes.ts', 'server/src/domains/board/qna'],
    ['server/src/pages/edge/planPage.ts', 'server/src/pages/edge'],
    ['server/src/http/limits/limits.ts', 'server'],
    ['shared/kit/src/button/Button.tsx', 'shared/src/ui'],
    ['shell/src/page/Site.tsx', 'shell'],
  ])('puts %s into %s', (path, part) => expect(toPart(path)).toBe(part));
});

describe('comparePartLines', () => {
  it('shows parts that came and went', () => {
    const before = [{ path: 'shell/src/a.ts', lines: 10 }];
    const after = [{ path: 'server/src/edge/b.ts', lines: 4 }];

    expect(comparePartLines(before, after)).toEqual([
      { part: 'server/src/pages/edge', before: undefined, after: 4 },
      { part: 'shell', before: 10, after: undefined },
    ]);
  });
});

describe('countByType', () => {
  it('sums what commits of a type add and remove, in counted files alone', () => {
    const log =
      '\0refactor(shell): one way\n\n1\t5\tshell/src/a.ts\n9\t0\tshell/src/a.test.ts\n\0feat: a page\n\n3\t0\tshell/src/b.ts\n';

    expect([...countByType(log)]).toEqual([
      ['refactor', -4],
      ['feat', 3],
    ]);
  });
});
