import { readTar } from '../../../server/src/release/registry/readTar.ts';
import { packRelease } from './packRelease.ts';

describe('packRelease', () => {
  it('creates an archive from which the server reads every file', async () => {
    const long = `ssr/${'long'.repeat(40)}.js`;
    const files = new Map<string, Uint8Array>([
      ['release.json', Buffer.from('{}')],
      ['remoteEntry.js', Buffer.alloc(1_300, 'x')],
      ['empty.js', Buffer.alloc(0)],
      [long, Buffer.alloc(512, 'y')],
    ]);

    const read = await readTar(await packRelease(files));

    expect(Object.fromEntries([...read].map(([name, bytes]) => [name, String(bytes)]))).toEqual(
      Object.fromEntries([...files].map(([name, bytes]) => [name, String(bytes)])),
    );
  });

  it('is the same for the same files', async () => {
    const files = new Map([['release.json', Buffer.from('{}')]]);

    expect(await packRelease(files)).toEqual(await packRelease(files));
  });

  it('refuses a folder without a release', async () => {
    await expect(packRelease(new Map([['main.js', Buffer.from('')]]))).rejects.toThrow('no release.json');
  });
});
