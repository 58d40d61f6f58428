/** Bytes of UTF-8 that every file system takes, with room for a number behind the name. */
const maxNameBytes = 200;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
// Controls, and marks that turn the direction of text, hide or part it: a name must read as it is.
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function cutBytes(text: string, limit: number): string {
  let cut = '';
  for (const { segment } of new Intl.Segmenter('ko').segment(text)) {
    if (Buffer.byteLength(cut + segment) > limit) break;
    cut += segment;
  }
  return cut;
}

/** Lower case, without the dot; empty where there is none. */
export function toExtension(name: string): string {
  const at = name.lastIndexOf('.');
  return at > 0 ? name.slice(at + 1).toLowerCase() : '';
}

/** A name as it is kept and sent: composed, the last part of a path, without what no file system or eye can take. */
export function toSafeName(given: string): string {
  const last = given.normalize('NFC').replaceAll(invisible, '').split(/[\\/]/).at(-1) ?? '';
  const name = last
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[ .]+|[ .]+$/g, '');
  const ext = toExtension(name);
  if (ext === '') return cutBytes(name, maxNameBytes);
  const stem = name.slice(0, -ext.length - 1).replaceAll(/^[ .]+|[ .]+$/g, '');
  const plain = stem === '' ? '파일' : stem;
  const free = reserved.test(plain.split('.', 1)[0] ?? '') ? `_${plain}` : plain;
  return `${cutBytes(free, maxNameBytes - ext.length - 1)}.${ext}`;
}
