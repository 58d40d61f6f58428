import type { LineDrawing } from './lineArt.ts';

/** A part of a device: where its number stands on the drawing's 240 × 160, and Korean words for the legend. */
export interface DevicePart {
  x: number;
  y: number;
  name: string;
  text: string;
}

/** Drawing of a device; its parts stand in the same entry, so that the numbers stand on what is drawn. */
export interface DeviceDrawing extends LineDrawing {
  parts: readonly DevicePart[];
}
