import { shrinkPicture } from './pictures.ts';
import { type FileStore, toViewKey } from './store.ts';

/**
 * Creates thumbnails on the first request for a width, and stores them beside the original. Parallel requests wait for the same
 * one.
 * @returns the key of the thumbnail
 */
export function createThumbnails(store: FileStore) {
  const running = new Map<string, Promise<void>>();

  async function shrink(original: string, key: string, width: number): Promise<void> {
    const temp = await store.createTempPath('webp');
    try {
      await shrinkPicture(await store.load(original), temp, width);
      await store.keep(temp, key);
    } finally {
      await store.discard(temp);
      running.delete(key);
    }
  }

  return async (original: string, width: number): Promise<string> => {
    const key = toViewKey(original, width);
    if (await store.has(key)) return key;
    const work = running.get(key) ?? shrink(original, key, width);
    running.set(key, work);
    await work;
    return key;
  };
}
