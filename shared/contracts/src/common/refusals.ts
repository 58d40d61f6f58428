const number = /\d[\d,]*/g;

/**
 * Translates a message of the error table or of a schema, which are Korean.
 * @param texts translations by the Korean message with `#` for each value; a message without one stays Korean
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
  return text?.replaceAll('#', () => write(found?.next().value ?? '')) ?? message;
}
