import type { DeviceDrawing, DevicePart } from './deviceDrawing.ts';
import { type ArtTheme, drawLines, LINE_HEIGHT, LINE_WIDTH, type LineTint } from './lineArt.ts';
import { FOOD_AND_MEDIA_DEVICES } from './lines/foodAndMediaDevices.ts';
import { MAKING_DEVICES } from './lines/makingDevices.ts';
import { STRENGTH_DEVICES } from './lines/strengthDevices.ts';
import { SURFACE_DEVICES } from './lines/surfaceDevices.ts';

const devices = {
  ...SURFACE_DEVICES,
  ...STRENGTH_DEVICES,
  ...MAKING_DEVICES,
  ...FOOD_AND_MEDIA_DEVICES,
} satisfies Record<string, DeviceDrawing>;

export type EquipmentKind = keyof typeof devices;

/** Drawings of devices by their kind; `generic` is for a device that has none of its own. */
const DRAWINGS: Readonly<Record<EquipmentKind, DeviceDrawing>> = devices;
export const EQUIPMENT_KINDS = Object.keys(devices) as readonly EquipmentKind[];

/** Line drawing of a kind of equipment; colours are fixed by tint and theme, since an image knows no page theme. */
export function drawEquipment(kind: EquipmentKind, tint: LineTint = 'gray', theme: ArtTheme = 'light'): string {
  return drawLines(DRAWINGS[kind], tint, theme);
}

/** Korean alternative text of a device's drawing, from the entry that draws it. */
export function equipmentAlt(kind: EquipmentKind): string {
  return `${DRAWINGS[kind].shows} 그림`;
}

const toPercent = (length: number, whole: number) => Math.round((length / whole) * 1000) / 10;

/** Parts that are marked in the drawing at an address, their places in per cent of it; none in any other picture. */
export function equipmentParts(url: string): DevicePart[] {
  const [, name] = /^\/art\/equipment\/([a-z0-9-]+)\.svg(?:\?|$)/.exec(url) ?? [];
  const kind = EQUIPMENT_KINDS.find((known) => known === name);
  if (kind === undefined) return [];
  return DRAWINGS[kind].parts.map(({ x, y, ...words }) => ({
    ...words,
    x: toPercent(x, LINE_WIDTH),
    y: toPercent(y, LINE_HEIGHT),
  }));
}
