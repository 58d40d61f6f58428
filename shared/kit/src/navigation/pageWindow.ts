const WIDE = 10;
const NARROW = 5;

export interface PageNumber {
  number: number;
  /** Also shown if there is only space for five. */
  isNear: boolean;
}

/** Returns the block of ten with `page` (1–10, 11–20, …); in it, the block of five with `page` is near. */
export function pageWindow(page: number, pageCount: number): PageNumber[] {
  const first = blockStart(page, WIDE);
  const near = blockStart(page, NARROW);
  const last = Math.min(first + WIDE - 1, pageCount);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    return { number, isNear: number >= near && number < near + NARROW };
  });
}

function blockStart(page: number, size: number): number {
  return Math.floor((page - 1) / size) * size + 1;
}
