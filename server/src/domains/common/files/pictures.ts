import sharp from 'sharp';

/** Longest edge of stored pictures: enough for a screen with two device pixels per CSS pixel. */
const keptEdge = 4_096;
const profileEdge = 512;
/** Widths of `/file/view?w=`; other values are rounded up to the next one. */
const viewWidths = [160, 320, 640, 1_280] as const;
/** Width of pictures in texts and cards, where the address names no width in pixels. */
export const widestView = 1_280;

// No memory cache for decoded uploads.
sharp.cache(false);

let running = 0;
const waiting: (() => void)[] = [];

/** Limits concurrency to two pictures, because decoding needs a processor, and memory for all pixels. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= 2) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/**
 * Re-encodes a picture from its pixels: upright, without metadata and trailing data.
 * @throws if it cannot be decoded to its end
 */
export function cleanPicture(from: string, to: string, { isProfile }: { isProfile: boolean }): Promise<void> {
  return inTurn(async () => {
    const edge = isProfile ? profileEdge : keptEdge;
    await sharp(from, { failOn: 'error', animated: !isProfile })
      .autoOrient()
      .resize(edge, edge, { fit: isProfile ? 'cover' : 'inside', withoutEnlargement: true })
      .toFile(to);
  });
}

export function toViewWidth(wanted: number): number {
  return viewWidths.find((width) => width >= wanted) ?? widestView;
}

export function shrinkPicture(from: string | Buffer, to: string, width: number): Promise<void> {
  return inTurn(async () => {
    await sharp(from).autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toFile(to);
  });
}
