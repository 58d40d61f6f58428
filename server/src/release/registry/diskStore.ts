import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isStorePath, type ReleaseStore, requireStorePath, type StoredFile } from './ReleaseStore.ts';

function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}

/** Stores releases in `<dataDir>/releases`. */
export function createDiskStore(dataDir: string): ReleaseStore {
  const root = resolve(dataDir, 'releases');
  const toFile = (path: string) => join(root, ...requireStorePath(path).split('/'));

  const find = async (path: string): Promise<StoredFile | undefined> => {
    if (!isStorePath(path)) return undefined;
    const file = toFile(path);
    try {
      const found = await stat(file);
      return found.isFile() ? { size: found.size, open: () => createReadStream(file) } : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  return {
    async put(path, bytes) {
      const file = toFile(path);
      // In the same folder, since a rename is atomic only within one file system; the dot excludes it from list().
      const temporary = join(dirname(file), `.${randomUUID()}`);
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    find,
    size: async (path) => (await find(path))?.size,

    async read(path) {
      if (!isStorePath(path)) return undefined;
      try {
        return await readFile(toFile(path));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async list(folder) {
      try {
        const entries = await readdir(toFile(folder), { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
        const sizes = files.map(async ({ parentPath, name }): Promise<[string, number]> => {
          const file = join(parentPath, name);
          return [relative(root, file).split(sep).join('/'), (await stat(file)).size];
        });
        return new Map(await Promise.all(sizes));
      } catch (error) {
        if (isMissing(error)) return new Map();
        throw error;
      }
    },

    async remove(folder) {
      await rm(toFile(folder), { recursive: true, force: true });
    },
  };
}
