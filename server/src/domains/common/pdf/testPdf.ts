import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

function readObjects(file: Buffer): ReadonlyMap<string, PdfObject> {
  const objects = file.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...objects].map(([, id = '', body = '']) => {
      const [dictionary = '', rest = ''] = body.split('\nstream\n');
      const bytes = Buffer.from(rest.replace(/\nendstream$/, ''), 'latin1');
      const isPacked = dictionary.includes('/FlateDecode') && rest !== '';
      return [id, { dictionary, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') }];
    }),
  );
}

const toText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Returns the characters of a font by the number that the page uses. */
function readLetters(unicodeMap: string): ReadonlyMap<number, string> {
  const ranges = unicodeMap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi);
  return new Map(
    [...ranges].flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(
        ([, hex = ''], at) => [Number.parseInt(first, 16) + at, toText(hex.replaceAll(' ', ''))] as const,
      ),
    ),
  );
}

/** Returns the drawing operators of each page. For tests. */
export function readPdfPages(file: Buffer): readonly string[] {
  const objects = readObjects(file);
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary))
    .map(({ dictionary }) => objects.get(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? '')?.stream ?? '');
}

/** Extracts the text that a PDF viewer copies, one line for each piece. For tests. */
export function readPdfText(file: Buffer): string {
  const objects = readObjects(file);
  const streamOf = (id: string | undefined) => objects.get(id ?? '')?.stream ?? '';
  const all = [...objects.values()];
  const fonts = new Map(
    all
      .flatMap(({ dictionary }) => [...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name = '', id = '']) => {
        const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1];
        return [name, readLetters(streamOf(toUnicode))] as const;
      }),
  );
  const pages = all.filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));
  return pages
    .flatMap(({ dictionary }) => {
      const content = streamOf(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]);
      let letters: ReadonlyMap<number, string> | undefined;
      return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, shown]) => {
        if (font !== undefined) letters = fonts.get(font);
        if (shown === undefined) return [];
        const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        return [codes.map((code) => letters?.get(Number.parseInt(code, 16)) ?? '\uFFFD').join('')];
      });
    })
    .join('\n');
}
