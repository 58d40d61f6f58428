/** Codes with commas: a place must have all of them. */
export interface DetailFilterState {
  readonly facilitiesRecord: string;
  readonly etcInformation: string;
  /** `Y`: only what the passes cover. */
  readonly passYn: string;
}

/** The codes of a text that separates them with commas. */
export const splitCodes = (codes: string): readonly string[] => codes.split(',').filter((code) => code !== '');

/** Adds a code to codes with commas, or removes it. */
export function toggleCode(codes: string, code: string): string {
  const list = splitCodes(codes);
  return (list.includes(code) ? list.filter((other) => other !== code) : [...list, code]).join(',');
}

/** Number of chosen facilities and conditions of use. */
export const countDetails = ({ facilitiesRecord, etcInformation }: Omit<DetailFilterState, 'passYn'>): number =>
  splitCodes(facilitiesRecord).length + splitCodes(etcInformation).length;
