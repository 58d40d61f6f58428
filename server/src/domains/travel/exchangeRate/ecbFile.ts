export interface EcbFile {
  /** Day of the rates, `YYYY-MM-DD`. */
  readonly day: string;
  /** Won for one unit, by currency; without the won itself. */
  readonly wonPerUnit: ReadonlyMap<string, number>;
}

const dayPattern = /<Cube time=(["'])(\d{4}-\d{2}-\d{2})\1>/;
const ratePattern = /<Cube currency=(["'])([A-Z]{3})\1 rate=(["'])(\d+(?:\.\d+)?)\3\s*\/>/g;

/**
 * Reads the European Central Bank's daily file, whose rates are units for one euro.
 * @throws {Error} for a file that is not whole, or has no rate of the won
 */
export function readEcbFile(xml: string): EcbFile {
  const day = dayPattern.exec(xml)?.[2];
  const perEuro = new Map([...xml.matchAll(ratePattern)].map(([, , code = '', , rate = '']) => [code, Number(rate)]));
  const won = perEuro.get('KRW');
  const isWhole = /<\/(?:\w+:)?Envelope>\s*$/.test(xml) && perEuro.size === xml.split('<Cube currency').length - 1;
  if (day === undefined || won === undefined || !isWhole || [...perEuro.values()].includes(0))
    throw new Error('The file of exchange rates is not as the ECB writes it.');
  perEuro.delete('KRW');
  return {
    day,
    wonPerUnit: new Map([['EUR', won], ...[...perEuro].map(([code, rate]) => [code, won / rate] as const)]),
  };
}
