import { type ArtTheme, drawLines, type LineDrawing, type LineTint } from './lineArt.ts';
import { FOOD_AND_MEDIA_DEVICES } from './lines/foodAndMediaDevices.ts';
import { MAKING_DEVICES } from './lines/makingDevices.ts';
import { STRENGTH_DEVICES } from './lines/strengthDevices.ts';
import { SURFACE_DEVICES } from './lines/surfaceDevices.ts';

const devices = {
  ...SURFACE_DEVICES,
  ...STRENGTH_DEVICES,
  ...MAKING_DEVICES,
  ...FOOD_AND_MEDIA_DEVICES,
} satisfies Record<string, LineDrawing>;

export type EquipmentKind = keyof typeof devices;

/** Drawings of devices by their kind; `generic` is for a device that has none of its own. */
const DRAWINGS: Readonly<Record<EquipmentKind, LineDrawing>> = devices;
export const EQUIPMENT_KINDS = Object.keys(devices) as readonly EquipmentKind[];

/** Line drawing of a kind of equipment; colours are fixed by tint and theme, since an image knows no page theme. */
export function drawEquipment(kind: EquipmentKind, tint: LineTint = 'gray', theme: ArtTheme = 'light'): string {
  return drawLines(DRAWINGS[kind], tint, theme);
}

/** Korean alternative text of a device's drawing, from the entry that draws it. */
export function equipmentAlt(kind: EquipmentKind): string {
  return `${DRAWINGS[kind].shows} 그림`;
}
