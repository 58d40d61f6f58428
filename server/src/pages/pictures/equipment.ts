import { listPictures, pictureAlt, readPicture } from './pictureFiles.ts';

/** Name of a file in `pictures/devices`; `generic` is the default. */
export type EquipmentKind = string;
export const EQUIPMENT_KINDS: readonly EquipmentKind[] = listPictures('devices');

/** Part of a device: position of its number in percent of the drawing, and Korean words for the legend. */
interface DevicePart {
  x: number;
  y: number;
  name: string;
  text: string;
}

/** Returns the Korean alternative text of a device's drawing. */
export function equipmentAlt(kind: EquipmentKind): string {
  return pictureAlt(`devices/${kind}`);
}

const toPercent = (length: string | undefined, whole: number) => Math.round((Number(length) / whole) * 1000) / 10;
const partsByKind = new Map<EquipmentKind, DevicePart[]>();

/** Reads the parts listed in the drawing's file, in units of its 240 × 160. */
function readParts(kind: EquipmentKind): DevicePart[] {
  const parts = readPicture(`devices/${kind}.svg`).matchAll(
    /<part x="([\d.]+)" y="([\d.]+)" name="([^"]+)">([^<]+)<\/part>/g,
  );
  return [...parts].map(([, x, y, name = '', text = '']) => ({
    name,
    text,
    x: toPercent(x, 240),
    y: toPercent(y, 160),
  }));
}

/** Returns the numbered parts of the drawing at a URL; empty for any other picture. */
export function equipmentParts(url: string): DevicePart[] {
  const [, kind = ''] = /^\/art\/equipment\/([a-z0-9-]+)\.svg(?:\?|$)/.exec(url) ?? [];
  if (!EQUIPMENT_KINDS.includes(kind)) return [];
  const parts = partsByKind.get(kind) ?? readParts(kind);
  partsByKind.set(kind, parts);
  return parts;
}
