/** Keys of layout, which are no text of the page. */
const silent = ['type', 'look', 'picture', 'kind', 'place', 'fileRef', 'url'];
const lineEnds = /<\/(?:p|h\d|li|tr|caption|figcaption|blockquote)>|<br\s*\/?>/gi;

const toText = (html: string) =>
  html
    .replaceAll(lineEnds, '\n')
    .replaceAll(/<\/t[hd]>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const instants = /(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*\+09:00/g;

/**
 * Returns the texts of a version in the order of the page, one block a line.
 * @param labelOf name of a field, for a form: each of its fields begins with it
 */
export function toLines(value: unknown, labelOf?: (key: string) => string): string {
  if (labelOf !== undefined && typeof value === 'object' && value !== null) {
    const lines = Object.entries(value).map(([key, child]) => [
      labelOf(key),
      toLines(child).replaceAll('\n', ' · ').replaceAll(instants, '$1 $2'),
    ]);
    return lines.flatMap(([label, text]) => (text === '' ? [] : [`${label}: ${text}`])).join('\n');
  }
  const lines: string[] = [];
  const walk = (one: unknown) => {
    if (typeof one === 'string') lines.push(toText(one).trim());
    else if (typeof one === 'number') lines.push(String(one));
    else if (Array.isArray(one)) one.forEach(walk);
    else if (typeof one === 'object' && one !== null) {
      for (const [key, child] of Object.entries(one)) if (!silent.includes(key)) walk(child);
    }
  };
  walk(value);
  return lines.filter((line) => line !== '').join('\n');
}

/** Splits a text into words and the spaces between them. */
export const words = (text: string): string[] => text.split(/(\s+)/).filter((word) => word !== '');
