const number = /\d[\d,]*/g;

/**
 * Translates a message of the error table or of a schema, which are Korean.
 * @param texts translations by the Korean message with `#` for each number; a message without one stays Korean
 */
export function translateRefusal(message: string, texts: Readonly<Record<string, string>>): string {
  const numbers = message.match(number)?.values();
  const text = texts[message.replaceAll(number, '#')];
  return text?.replaceAll('#', () => numbers?.next().value ?? '') ?? message;
}
