import { attractionTexts } from './attractionTexts.ts';

export const attractionUid = (number: number): string => `G${String(number).padStart(4, '0')}`;

const uidByName: ReadonlyMap<string, string> = new Map(
  attractionTexts.map(({ nm }, index) => [nm, attractionUid(index + 1)]),
);

/** @throws for a name that no attraction has */
export function toAttractionUid(name: string): string {
  const uid = uidByName.get(name);
  if (uid === undefined) throw new Error(`No attraction ${name}.`);
  return uid;
}
