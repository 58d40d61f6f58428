/** Lists ways in which phones, spreadsheets and Asian keyboards write a number in groups, such as `HSA-2026-00001`. */
export const listWritings = (number: string): string[] => [
  number.toLowerCase(),
  number.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  `\u202d${number}\u202c\u200d`,
  ...['\u2011', '\u2013', '\u2212', 'ー', 'ㅡ', '.', '·', ' ', '\u00a0'].map((sign) => number.replaceAll('-', sign)),
];
