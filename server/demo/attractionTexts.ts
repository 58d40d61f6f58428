import type { SceneName } from '../src/pages/pictures/sceneCatalog.ts';
import { readData } from './readData.ts';

export interface AttractionText {
  readonly nm: string;
  readonly en: string;
  /** A attraction, E activity, T tour, S stay. */
  readonly kind: 'A' | 'E' | 'T' | 'S';
  /** Last digit of the category code. */
  readonly category: 1 | 2 | 3 | 4 | 5 | 6;
  /** The picture that shows the place. */
  readonly scene: SceneName;
  /** Hour or weather that it is best visited in. */
  readonly time: 'dawn' | 'day' | 'dusk' | 'night' | 'rain';
  readonly about: string;
  /** Number of the town from 1, as in the codes. */
  readonly town: number;
}

export const attractionTexts = readData<readonly AttractionText[]>('attractionTexts');

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
