import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Capacity of the disk cache; a picture has 30–120 kB. Requests for every number of a family evict pictures, which are then
 * drawn again.
 */
const capacity = 400;

export interface OpenGraphStore {
  /** Returns the drawing as PNG: from disk, or drawn on the first request. */
  get(svg: string): Promise<Buffer>;
}

/** Disk cache of link previews in the data directory, with names derived from their content. */
export function createOpenGraphStore(dataDir: string, keep = capacity): OpenGraphStore {
  const folder = path.join(dataDir, 'art', 'og');
  /** Running drawings, so that concurrent requests share one. */
  const running = new Map<string, Promise<Buffer>>();

  async function draw(file: string, svg: string): Promise<Buffer> {
    const bytes = await sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer();
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    await dropOldest();
    return bytes;
  }

  async function dropOldest(): Promise<void> {
    const names = await readdir(folder);
    if (names.length <= keep) return;
    const ages = await Promise.all(
      names.map(async (name) => ({
        name,
        at: (await stat(path.join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
      })),
    );
    const old = ages.sort((a, b) => a.at - b.at).slice(0, names.length - keep);
    await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { force: true })));
  }

  return {
    get(svg) {
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 16);
      const file = path.join(folder, `${hash}.png`);
      const known = running.get(hash);
      if (known !== undefined) return known;
      const work = readFile(file)
        .catch(() => draw(file, svg))
        .finally(() => running.delete(hash));
      running.set(hash, work);
      return work;
    },
  };
}
