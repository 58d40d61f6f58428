import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './workspace.ts';

/** Lists rules that a style sheet breaks in the workspace's style check. */
function findBroken(css: string, file = 'mf-travel/src/features/tour/Bad.module.css'): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/stylelint/bin/stylelint.mjs'),
      '--stdin',
      '--stdin-filename',
      join(root, file),
      '--formatter',
      'json',
    ],
    { cwd: root, input: css, encoding: 'utf8' },
  );
  const [result] = JSON.parse(stdout || stderr) as [{ warnings: { rule: string }[] }];
  return [...new Set(result.warnings.map(({ rule }) => rule))];
}

const values = 'declaration-property-value-allowed-list';
const breakpoints = 'media-feature-name-value-allowed-list';

describe('style check', () => {
  it.each([
    ['a hex colour', '.a { color: #1d5fdc; }', ['color-no-hex', values]],
    ['a named colour', '.a { background: red; }', ['color-named']],
    ['a colour by a function', '.a { border-color: rgb(0 0 0); }', ['function-disallowed-list', values]],
    ['type in px', '.a { font-size: 16px; }', [values, 'declaration-property-unit-disallowed-list']],
    [
      'a font that is no role',
      '.a { font: 400 16px/1.5 sans-serif; }',
      [values, 'declaration-property-unit-disallowed-list'],
    ],
    ['a free layer', '.a { z-index: 9999; }', [values]],
    ['a free radius', '.a { border-radius: 6px; }', [values]],
    [
      'a width of the window that is no breakpoint',
      '@media (max-width: 640px) { .a { display: none; } }',
      [breakpoints],
    ],
    ['a breakpoint in rem', '@media (min-width: 48rem) { .a { display: none; } }', [breakpoints]],
    [
      'a width that the list of breakpoints does not see',
      '@media (width < 640px) { .a { display: none; } }',
      ['media-feature-range-notation'],
    ],
    ['a bar that stays in low windows', '.a { position: sticky; }', ['declaration-property-value-disallowed-list']],
    ['a height of the window of its own', '@media (max-height: 600px) { .a { display: none; } }', [breakpoints]],
    ['!important', '.a { display: none !important; }', ['declaration-no-important']],
  ])('refuses %s', (_what, css, rules) => {
    expect(findBroken(css).sort()).toEqual(rules.sort());
  });

  it('accepts roles', () => {
    expect(
      findBroken(
        '.a { color: var(--color-ink); font: var(--type-body); z-index: var(--z-header); position: var(--bar-fixed); }',
      ),
    ).toEqual([]);
  });

  it('accepts breakpoints of the frame and widths of a container', () => {
    expect(findBroken('@media (min-width: 1280px) { .a { display: none; } }')).toEqual([]);
    expect(findBroken('@container (max-inline-size: 36rem) { .a { display: none; } }')).toEqual([]);
  });

  it('accepts values in the definitions of roles', () => {
    expect(findBroken(':root { --color-ink: #13202f; color: #13202f; }', 'shared/kit/src/tokens/tokens.css')).toEqual(
      [],
    );
  });
});
