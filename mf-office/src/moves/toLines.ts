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

/** Returns the texts of a version in the order of the page, one block a line. */
export function toLines(value: unknown): string {
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
