import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createOpenGraphStore } from './openGraphStore.ts';
import { showPicture } from './pictureFiles.ts';

const folders: string[] = [];
const aFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'haesol-og-'));
  folders.push(folder);
  return folder;
};
const drawings: Readonly<Record<string, string>> = { a: 'scene-1', b: 'scene-2', c: 'scene-3' };
const drawing = (seed: string) => showPicture(`landscapes/${drawings[seed]}`);

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

describe('createOpenGraphStore', () => {
  it('draws a PNG with the size of link previews', async () => {
    const bytes = await createOpenGraphStore(await aFolder()).get(drawing('a'));

    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('returns the same bytes from disk the second time, and to concurrent requests', async () => {
    const folder = await aFolder();
    const store = createOpenGraphStore(folder);

    const [first, second] = await Promise.all([store.get(drawing('a')), store.get(drawing('a'))]);
    const later = await createOpenGraphStore(folder).get(drawing('a'));

    expect(second).toBe(first);
    expect(later.equals(first)).toBe(true);
    expect(await readdir(path.join(folder, 'art', 'og'))).toHaveLength(1);
  });

  it('evicts files above its capacity', async () => {
    const folder = await aFolder();
    const store = createOpenGraphStore(folder, 2);

    for (const seed of ['a', 'b', 'c']) await store.get(drawing(seed));

    expect(await readdir(path.join(folder, 'art', 'og'))).toHaveLength(2);
  });
});
