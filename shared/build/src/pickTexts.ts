/** Texts of a remote as in their file, or a part of it. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Key in a string, or the beginning of a template: `'faq.ask'`, `` `boards.${board}.title` ``, `` `education.${kind}` ``. */
const keyLike = /['"`]([A-Za-z][\w-]*(?:\.[\w-]+)*)(\.?)(\$\{|['"`])/g;

/** Returns true if i18next uses `name` for `key`: the key itself, or a plural or context form of it. */
const isFormOf = (key: string) => (name: string) => name === key || name.startsWith(`${key}_`);

function pick(texts: TextTree, [part = '', ...rest]: readonly string[], isWanted: (name: string) => boolean): TextTree {
  if (rest.length === 0) return Object.fromEntries(Object.entries(texts).filter(([name]) => isWanted(name)));
  const inner = texts[part];
  const picked = inner === undefined || typeof inner === 'string' ? {} : pick(inner, rest, isWanted);
  return Object.keys(picked).length === 0 ? {} : { [part]: picked };
}

function merge(one: TextTree, other: TextTree): TextTree {
  const both = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = both[key];
    both[key] = typeof known === 'object' && typeof value === 'object' ? merge(known, value) : value;
  }
  return both;
}

/**
 * Returns the texts whose keys a module's source contains. A template matches all keys with its prefix, so a key must begin with
 * literal text of the source.
 */
export function pickTexts(source: string, texts: TextTree): TextTree {
  let picked: TextTree = {};
  for (const [, key = '', dot, end] of source.matchAll(keyLike)) {
    const parts = key.split('.');
    const last = parts.at(-1) ?? '';
    const isTemplate = end === '${';
    if (parts.length === 1 && !(isTemplate && dot === '.')) continue;
    const isWanted = isTemplate && dot === '' ? (name: string) => name.startsWith(last) : isFormOf(last);
    picked = merge(picked, pick(texts, parts, isWanted));
  }
  return picked;
}
