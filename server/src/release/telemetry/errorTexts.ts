import { createHash } from 'node:crypto';

const maxLines = 8;
const maxMessage = 200;
const maxFunctionName = 60;
/** Limit of characters, because the patterns need more than linear time in the length of a line. */
const maxLineLength = 300;

/** Script of a release in a line of a stack, as Chromium, Firefox and Safari format it. */
const place = /^\s*(?:at )?(?:(.*?)\s*[@(]|)[a-z]+:\/\/[^/\s]+(\/remotes\/[\w.@+/-]+:\d+:\d+)\)?\s*$/;
/** Line of a stack, for any script. */
const stackLine = /^\s*at |^[^\s@]*@[a-z-]+:\/\//;

/** Quoted texts except names in code: `'name'` in "reading 'name'" is kept, `'Hong Gildong'` is personal. */
const quotedText = /(?<!\w)'[^']*[^\w$.#'-][^']*'(?!\w)/g;
/** Tokens, sessions or row identifiers: long, with a digit. Builds have sixteen characters, chunks fewer. */
const longKey = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g;

/** Words that messages of browsers and libraries capitalise; names of people are not among them. */
const technicalWord =
  /^(?:Bad|Content|Data|Date|Document|Error|Failed|Gateway|Internal|Invalid|Loading|Minified|Module|Network|Not|Object|Policy|Promise|React|Request|Response|Security|Server|Service|Suspense|Timeout|Unexpected|Web|Window|Worker)$/;
/** `Jane`, `Mary-Jane`, `O'Neil` */
const word = String.raw`\p{Lu}(?=[\p{Ll}'’-])\p{Ll}*(?:['’-]\p{Lu}?\p{Ll}+)*`;
/** Capitalised words one after the other, such as `Hong Gildong`. */
const capitalised = new RegExp(String.raw`(?<![\w$.#/-])${word}(?: ${word})+(?![\w$(/])`, 'gu');

/** Drops names of people without quotes; keeps terms such as `Service Worker`. */
const dropName = (words: string): string =>
  words.split(' ').some((one) => technicalWord.test(one)) ? words : '<text>';

/** Removes possibly personal data from a message: addresses, quoted texts, names, site texts, keys, numbers, text after `?` or `#`. */
function redact(message: string): string {
  return message
    .replaceAll(/[^\s<>"'`]+(?:@|%40)[^\s<>"'`]+/gi, '<mail>')
    .replaceAll(/"[^"]{3,}"|“[^”]{3,}”|`[^`]{3,}`/g, '<text>')
    .replaceAll(quotedText, '<text>')
    .replaceAll(capitalised, dropName)
    .replaceAll(/[a-z]*[^\p{ASCII}](?:[^\p{ASCII}]|(?<=[^\p{ASCII}])[a-z]+|[\s\d,.:-])*/giu, '<text>')
    .replaceAll(/(?:%[0-9a-f]{2})+[\w%.-]*/gi, '<text>')
    .replaceAll(/(?<=\S)[?#][^\s"'`]+/g, '?…')
    .replaceAll(longKey, '<key>')
    .replaceAll(/\d[\d-]{2,}\d/g, '<number>')
    .slice(0, maxMessage);
}

export interface ErrorText {
  /** Kind and message, without personal data. */
  readonly message: string;
  /** `at find (/remotes/mf-travel/<build>/<file>.js:1:200)`; without lines of other scripts. */
  readonly stack: readonly string[];
  /** Equal for similar errors in one build. */
  readonly fingerprint: string;
}

/** Parses a browser's error: kind and message, then the lines of the stack. */
export function readErrorText(kind: string, text: string): ErrorText {
  const lines = text.split('\n').map((line) => line.slice(0, maxLineLength));
  const first = lines.findIndex((line) => stackLine.test(line));
  const head = first === -1 ? lines : lines.slice(0, first);
  const stack = (first === -1 ? [] : lines.slice(first)).flatMap((line) => {
    const [, name = '', file] = place.exec(line) ?? [];
    const called = /^[\w$.<>[\] ]*$/.test(name) ? name.slice(0, maxFunctionName) : '';
    return file === undefined ? [] : [called === '' ? `at ${file}` : `at ${called} (${file})`];
  });
  const kept = stack.slice(0, maxLines);
  const message = redact(head.join(' ').trim());
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([kind, message, kept.slice(0, 3)]))
    .digest('hex');
  return { message, stack: kept, fingerprint: fingerprint.slice(0, 16) };
}
