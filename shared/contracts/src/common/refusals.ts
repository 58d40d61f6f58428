const number = /\d[\d,]*/g;

/**
 * Translates a message of the error table or of a schema, which are Korean.
 * @param texts translations by the Korean message with `#` for each value; a message without one stays Korean. `# [day|days]` has
 *   the first form after 1
 * @param values parts of a message that `#` replaces, by default its numbers; @param write writes one in the other language
 */
export function translateRefusal(
  message: string,
  texts: Readonly<Record<string, string>>,
  values = number,
  write: (value: string) => string = (value) => value,
): string {
  const found = message.match(values)?.values();
  const text = texts[message.replaceAll(values, '#')];
  let last = '';
  return (
    text?.replaceAll(/#|\[(.+?)\|(.+?)\]/g, (_part, one?: string, other = '') => {
      if (one !== undefined) return last === '1' ? one : other;
      last = found?.next().value ?? '';
      return write(last);
    }) ?? message
  );
}
