import { listPictures, pictureAlt, readPicture } from './pictureFiles.ts';

/** Name of a file in `pictures/devices`; `generic` is for a device that has no other. */
export type EquipmentKind = string;
export const EQUIPMENT_KINDS: readonly EquipmentKind[] = listPictures('devices');

/** A part of a device: the place of its number in per cent of the drawing, and Korean words for the legend. */
interface DevicePart {
  x: number;
  y: number;
  name: string;
  text: string;
}

/** Korean alternative text of a device's drawing. */
export function equipmentAlt(kind: EquipmentKind): string {
  return pictureAlt(`devices/${kind}`);
}

const toPercent = (length: string | undefined, whole: number) => Math.round((Number(length) / whole) * 1000) / 10;
const partsByKind = new Map<EquipmentKind, DevicePart[]>();

/** Reads the parts that the drawing's file lists, in units of its 240 × 160. */
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

/** Parts that are marked in the drawing at an address; empty for any other picture. */
export function equipmentParts(url: string): DevicePart[] {
  const [, kind = ''] = /^\/art\/equipment\/([a-z0-9-]+)\.svg(?:\?|$)/.exec(url) ?? [];
  if (!EQUIPMENT_KINDS.includes(kind)) return [];
  const parts = partsByKind.get(kind) ?? readParts(kind);
  partsByKind.set(kind, parts);
  return parts;
}
