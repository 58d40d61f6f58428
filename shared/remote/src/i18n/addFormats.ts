import type { i18n as I18n } from 'i18next';
import { josa } from './josa.ts';

/** Adds the formats of the site's texts: `{{word, josa(particle: 을/를)}}` appends the right particle to a word. */
export function addFormats(i18n: Pick<I18n, 'services'>): void {
  i18n.services.formatter?.add('josa', (word: string, _locale, { particle }: { particle?: string }) =>
    josa(word, (particle ?? '을/를') as Parameters<typeof josa>[1]),
  );
}
