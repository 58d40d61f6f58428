/** Where a square is cut out of a picture, in parts of what may be moved: 0 is the start, 1 the end. */
export interface Crop {
  /** 1: as much as fits. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

/** The square of the picture that a crop means, in its pixels. */
export function toSquare(
  width: number,
  height: number,
  { zoom, x, y }: Crop,
): { left: number; top: number; edge: number } {
  const edge = Math.min(width, height) / Math.min(maxZoom, Math.max(1, zoom));
  return { left: (width - edge) * x, top: (height - edge) * y, edge };
}
