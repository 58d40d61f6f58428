const WIDE = 10;
const NARROW = 5;

export interface PageNumber {
  number: number;
  /** Stays where there is only room for five. */
  isNear: boolean;
}

/** The ten-page block that holds `page` (1–10, 11–20, …); in it, the five-page block that holds `page` is near. */
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
