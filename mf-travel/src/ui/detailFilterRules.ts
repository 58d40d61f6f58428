/** Comma-separated codes: a place must have all of them. */
export interface DetailFilterState {
  readonly facilitiesRecord: string;
  readonly etcInformation: string;
  /** `Y`: only places covered by passes. */
  readonly passYn: string;
}

/** Splits comma-separated codes. */
export const splitCodes = (codes: string): readonly string[] => codes.split(',').filter((code) => code !== '');

/** Adds a code to comma-separated codes, or removes it. */
export function toggleCode(codes: string, code: string): string {
  const list = splitCodes(codes);
  return (list.includes(code) ? list.filter((other) => other !== code) : [...list, code]).join(',');
}

/** Counts chosen facilities and conditions of use. */
export const countDetails = ({ facilitiesRecord, etcInformation }: Omit<DetailFilterState, 'passYn'>): number =>
  splitCodes(facilitiesRecord).length + splitCodes(etcInformation).length;
