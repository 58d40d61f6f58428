import type { AttractionListState } from './attractionListState.ts';

/** Code of passes: they share the code group with attractions and have pages of their own. */
const passType = 'CD0000002005';

/** False for the type of passes, which are not in the list of attractions. */
export const isAttractionType = ({ code }: { readonly code: string }): boolean => code !== passType;

/** The codes of a text that separates them with commas. */
export const splitCodes = (codes: string): readonly string[] => codes.split(',').filter((code) => code !== '');

/** Adds a code to codes with commas, or removes it. */
export function toggleCode(codes: string, code: string): string {
  const list = splitCodes(codes);
  return (list.includes(code) ? list.filter((other) => other !== code) : [...list, code]).join(',');
}

/** Number of chosen facilities and conditions of use. */
export const countDetails = ({
  facilitiesRecord,
  etcInformation,
}: Pick<AttractionListState, 'facilitiesRecord' | 'etcInformation'>): number =>
  splitCodes(facilitiesRecord).length + splitCodes(etcInformation).length;
