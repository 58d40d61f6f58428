import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readTar } from './readTar.ts';

const longName = `${'long-folder-name/'.repeat(12)}공지.js`;

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'haesol-tar-'));
  await mkdir(join(folder, longName, '..'), { recursive: true });
  await writeFile(join(folder, longName), 'long');
  await writeFile(join(folder, 'entry.js'), 'x'.repeat(1_300));
  await writeFile(join(folder, 'empty.js'), '');
  return folder;
}

function tar(folder: string, format: string): Buffer {
  return execFileSync('tar', ['-C', folder, `--format=${format}`, '-czf', '-', '.']);
}

describe('readTar', () => {
  it('reads tar archives, with long names and an empty file', async () => {
    const files = await readTar(tar(await createFolder(), 'pax'));

    const sizes = [...files].map(([name, bytes]) => [name, bytes.byteLength]).sort();
    expect(sizes).toEqual([
      ['empty.js', 0],
      ['entry.js', 1_300],
      [longName, 4],
    ]);
  });

  it('refuses a link', async () => {
    const folder = await createFolder();
    await symlink('/etc/passwd', join(folder, 'link.js'));

    await expect(readTar(tar(folder, 'pax'))).rejects.toThrow('an entry of type 2');
  });

  it.each([
    ['no gzip', Buffer.from('plain')],
    ['nothing', Buffer.alloc(0)],
    ['noise', gzipSync(Buffer.alloc(2_048, 'a'))],
    ['a bomb', gzipSync(Buffer.alloc(80 * 1024 * 1024))],
    ['no end', gzipSync(Buffer.alloc(100))],
  ])('refuses %s', async (_name, archive) => {
    await expect(readTar(archive)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('refuses a truncated archive', async () => {
    const whole = execFileSync('tar', ['-C', await createFolder(), '-cf', '-', 'entry.js']);

    await expect(readTar(gzipSync(whole.subarray(0, 1_024)))).rejects.toThrow('it ends early');
  });
});
