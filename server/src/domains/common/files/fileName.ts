/** Bytes of UTF-8 that every file system allows, with room for a number after the name. */
const maxNameBytes = 200;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
// Controls, and characters that change the direction of text, hide or split it, so that a name could mislead.
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function cutBytes(text: string, limit: number): string {
  let cut = '';
  for (const { segment } of new Intl.Segmenter('ko').segment(text)) {
    if (Buffer.byteLength(cut + segment) > limit) break;
    cut += segment;
  }
  return cut;
}

/** Returns the extension in lower case, without the dot; empty without one. */
export function toExtension(name: string): string {
  const at = name.lastIndexOf('.');
  return at > 0 ? name.slice(at + 1).toLowerCase() : '';
}

/** Returns a safe name: NFC, the last part of a path, without characters that file systems refuse or that are invisible. */
export function toSafeName(given: string): string {
  const last = given.normalize('NFC').replaceAll(invisible, '').split(/[\\/]/).at(-1) ?? '';
  const name = last
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[ .]+|[ .]+$/g, '');
  const ext = toExtension(name);
  if (ext === '') return cutBytes(name, maxNameBytes);
  const stem = name.slice(0, -ext.length - 1).replaceAll(/^[ .]+|[ .]+$/g, '');
  const free = reserved.test(stem.split('.', 1)[0] ?? '') ? `_${stem}` : stem;
  return `${cutBytes(free, maxNameBytes - ext.length - 1)}.${ext}`;
}
