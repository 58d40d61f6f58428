import { brotliCompressSync } from 'node:zlib';
import type { ReleaseManifest } from '@haesol/contracts/release';
import { type Fault, toFaults } from './fault.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Limits of brotli bytes for a visitor. The entry has about 70 bytes for each chunk: its name, id and hash; in a build by the
 * enhanced plugin also the runtime of module federation, 27 KiB.
 */
const budgets = { entry: 12 * 1024, entryWithRuntime: 40 * 1024, start: 64 * 1024, screen: 128 * 1024 } as const;

const hasRuntime = (files: Files, entry: string) => String(files.get(entry)).includes('__FEDERATION__');

const sizeOf = (files: Files, names: readonly string[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(files.get(name) ?? Buffer.alloc(0)).length, 0);

function checkBudgets({ entry, scripts, css, chunks }: ReleaseManifest, files: Files): string[] {
  const parts: [string, readonly string[], number][] = [
    ['the entry', [entry], hasRuntime(files, entry) ? budgets.entryWithRuntime : budgets.entry],
    ['entry, exposed module and its styles', [entry, ...scripts, ...css], budgets.start],
    ...Object.entries(chunks).map(([name, chunk]): [string, readonly string[], number] => [
      name,
      [...chunk.scripts, ...chunk.css],
      budgets.screen,
    ]),
  ];
  return parts.flatMap(([what, names, limit]) => {
    const size = sizeOf(files, names);
    return size > limit ? [`${what}: ${size} bytes after brotli, ${limit} are allowed`] : [];
  });
}

/** Definitions of React's and react-dom's shared internals; libraries only read them. */
const ofReact =
  /\b__(?:(?:CLIENT|SERVER|DOM)_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=(?!=)/;

const historyUse = /\b(popstate|hashchange)\b|\bhistory\.(pushState|replaceState|back|forward|go)\b/;

/** Splits a selector list, ignoring commas in `:is(a, :has(b))`. */
function splitSelectors(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += sign;
  }
  return selectors;
}

/** Finds selectors that match outside the remote: those without one of its classes. */
function findWideSelectors(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  return (
    [...rules]
      .map(([, head = '']) => head.trim())
      .flatMap((head) =>
        head.startsWith('@') ? (/^@(font-face|page)/.test(head) ? [head] : []) : splitSelectors(head),
      )
      .map((selector) => selector.trim())
      // Steps of a keyframe rule.
      .filter((selector) => !/^(from|to|[\d.]+%)$/.test(selector))
      .filter((selector) => selector.startsWith('@') || !/\.[\w-]/.test(selector))
  );
}

/** Checks the text of the files: their size, a second owner of the history, styles for the whole page. */
export function checkTexts(manifest: ReleaseManifest, files: Files): Fault[] {
  const sent = [...files]
    .filter(([name]) => !name.startsWith('ssr/'))
    .map(([name, bytes]) => [name, String(bytes)] as const);
  const scripts = sent.filter(([name]) => name.endsWith('.js'));
  const sheets = sent.filter(([name]) => name.endsWith('.css'));
  return [
    ...toFaults('budget', checkBudgets(manifest, files)),
    ...toFaults(
      'react',
      scripts
        .filter(([, text]) => ofReact.test(text))
        .map(([name]) => `${name} has a React of its own: there is one in a page, and it is the shell's`),
    ),
    ...toFaults(
      'history',
      scripts.flatMap(([name, text]) => {
        const use = historyUse.exec(text)?.[0];
        return use === undefined ? [] : [`${name} uses ${use}: the shell is the one owner of the history`];
      }),
    ),
    ...toFaults(
      'styles',
      sheets.flatMap(([name, text]) =>
        findWideSelectors(text).map((selector) => `${name}: ${selector} has no class of the remote`),
      ),
    ),
  ];
}
