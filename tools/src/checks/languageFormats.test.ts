import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { listSources } from '../contract/listSources.ts';

/** Remotes whose texts may be in another language than Korean. */
const remotes = ['mf-travel'];

/** Dates, numbers and amounts that would be Korean in every language. */
const bound = /from '@haesol\/remote\/i18n'|\bIntl\.|\.toLocale\w*String\(/;

describe('formats of remotes whose texts may be in other languages', () => {
  it.each(remotes)('follow the language of the texts (useFormats): %s', (remote) => {
    const sources = listSources(join(rootDir, remote));

    expect(sources.length).toBeGreaterThan(50);
    expect(sources.filter(({ text }) => bound.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it.each(remotes)('and its pages are shown in a pseudo-language by a test: %s', (remote) => {
    const test = readFileSync(join(rootDir, remote, 'src/languages.test.tsx'), 'utf8');

    expect(test).toContain('listHangul(document)');
  });
});
