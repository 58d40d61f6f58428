import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { listSources } from '../contract/listSources.ts';

/** Remotes with texts in other languages than Korean. */
const remotes = ['mf-travel'];

/** Formats of dates, numbers and amounts that are always Korean. */
const bound = /from '@haesol\/remote\/i18n'|\bIntl\.|\.toLocale\w*String\(/;

describe('formats of multilingual remotes', () => {
  it.each(remotes)('use the language of the texts (useFormats): %s', (remote) => {
    const sources = listSources(join(rootDir, remote));

    expect(sources.length).toBeGreaterThan(50);
    expect(sources.filter(({ text }) => bound.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it.each(remotes)('are tested with pages in a pseudo-language: %s', (remote) => {
    const test = readFileSync(join(rootDir, remote, 'src/languages.test.tsx'), 'utf8');

    expect(test).toContain('listHangul(document)');
  });
});
