/** Position of a square crop, as a share of the movable range: 0 is the start, 1 the end. */
export interface Crop {
  /** 1: the largest possible square. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Size of the picture in its pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Returns the square of a crop, in pixels of the picture. */
export function toSquare(
  width: number,
  height: number,
  { zoom, x, y }: Crop,
): { left: number; top: number; edge: number } {
  const edge = Math.min(width, height) / clamp(zoom, 1, maxZoom);
  return { left: (width - edge) * x, top: (height - edge) * y, edge };
}

/** Converts a start to a share of the range; keeps the previous one without room. */
const toPart = (start: number, room: number, before: number) => (room <= 0 ? before : clamp(start / room, 0, 1));

/** Returns the crop after a drag. @param dx @param dy share of the shown square's edge; right and down are positive */
export function dragCrop({ width, height }: PictureSize, crop: Crop, dx: number, dy: number): Crop {
  const { left, top, edge } = toSquare(width, height, crop);
  return {
    zoom: crop.zoom,
    x: toPart(left - dx * edge, width - edge, crop.x),
    y: toPart(top - dy * edge, height - edge, crop.y),
  };
}

/** Returns the crop with another zoom and the same centre, as far as the picture allows. */
export function zoomCrop({ width, height }: PictureSize, crop: Crop, zoom: number): Crop {
  const before = toSquare(width, height, crop);
  const next = { ...crop, zoom: clamp(zoom, 1, maxZoom) };
  const { edge } = toSquare(width, height, next);
  const shift = (before.edge - edge) / 2;
  return {
    zoom: next.zoom,
    x: toPart(before.left + shift, width - edge, crop.x),
    y: toPart(before.top + shift, height - edge, crop.y),
  };
}
