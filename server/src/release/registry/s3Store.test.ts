import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Settings } from '../../storage/s3Client.ts';
import { type S3Server, s3Keys, startS3Server } from '../../storage/testS3Server.ts';
import { createS3Store } from './s3Store.ts';

const path = 'mf-a/build0001/main.js';
let server: S3Server;
let cacheDir: string;

beforeEach(async () => {
  server = await startS3Server();
  cacheDir = await mkdtemp(join(tmpdir(), 'haesol-cache-'));
});
afterEach(async () => {
  await server.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const open = (settings: Partial<S3Settings> = {}, now = () => 0) =>
  createS3Store({ ...s3Keys, endpoint: server.endpoint, ...settings }, { cacheDir, now });

async function readAll(store: ReturnType<typeof open>): Promise<string> {
  const chunks = await (await store.find(path))?.open().toArray();
  return Buffer.concat(chunks ?? []).toString('utf8');
}

describe('createS3Store', () => {
  it('requests a file once from the bucket', async () => {
    await open().put(path, Buffer.from('x'));
    const store = open();
    server.requests.length = 0;

    for (let time = 0; time < 5; time += 1) expect(await readAll(store)).toBe('x');

    expect(server.requests).toEqual([`HEAD releases/${path}`]);
  });

  it('fetches a file once for concurrent requests', async () => {
    await open().put(path, Buffer.from('x'));
    await rm(join(cacheDir, 'release-cache'), { recursive: true });
    const store = open();
    server.requests.length = 0;

    await Promise.all(Array.from({ length: 20 }, () => readAll(store)));

    expect(server.requests).toEqual([`HEAD releases/${path}`, `GET releases/${path}`]);
  });

  it('serves cached files while the bucket is unavailable', async () => {
    let now = 0;
    const store = open({}, () => now);
    await store.put(path, Buffer.from('x'));
    await server.close();
    now = 3_600_000;

    expect(await readAll(store)).toBe('x');
    await expect(store.find('mf-a/build0001/other.js')).rejects.toMatchObject({ statusCode: 503 });
  });

  it('ignores cached bytes that differ from the stored ones', async () => {
    await open().put(path, Buffer.from('x'));
    const [name = ''] = await readdir(join(cacheDir, 'release-cache'));
    await writeFile(join(cacheDir, 'release-cache', name), 'y');

    expect(String(await open().read(path))).toBe('x');
    expect(await readAll(open())).toBe('x');
  });

  it('refuses bytes that were changed in the bucket', async () => {
    await open().put(path, Buffer.from('x'));
    const stored = server.objects.get(`releases/${path}`);
    server.objects.set(`releases/${path}`, { bytes: Buffer.from('y'), meta: stored?.meta ?? {} });
    await rm(join(cacheDir, 'release-cache'), { recursive: true });

    await expect(open().find(path)).rejects.toThrow('is not the file that was put there');
  });

  it('notices after ten minutes that another process has removed a file', async () => {
    let now = 0;
    const store = open({}, () => now);
    await store.put(path, Buffer.from('x'));
    await open().remove('mf-a/build0001');

    now = 11 * 60_000;

    expect(await store.find(path)).toBeUndefined();
  });

  it('works without a writable folder', async () => {
    await open().put(path, Buffer.from('x'));
    await rm(cacheDir, { recursive: true });
    await writeFile(cacheDir, 'no folder');

    expect(await readAll(open())).toBe('x');
  });

  it('retries when the bucket is busy', async () => {
    server.failNext(2, 503);

    await open().put(path, Buffer.from('x'));

    expect(server.objects.size).toBe(1);
  });

  it('gives up after three tries', async () => {
    server.failNext(3, 503);

    await expect(open().put(path, Buffer.from('x'))).rejects.toMatchObject({ statusCode: 503 });
    expect(server.requests).toHaveLength(3);
  });

  it.each<[string, Partial<S3Settings>, string]>([
    ['another secret', { secret: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['another key', { key: 'nobody' }, '403 InvalidAccessKeyId'],
    ['another region', { region: 'kr-standard' }, '403 AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'other' }, '404 NoSuchBucket'],
  ])('reports %s at the start, without a retry', async (_name, settings, reason) => {
    await expect(open(settings).check()).rejects.toThrow(reason);
    expect(server.requests).toHaveLength(1);
  });

  it('reports differing clocks', async () => {
    server.skew(20 * 60_000);

    await expect(open().check()).rejects.toThrow('RequestTimeTooSkewed');
  });

  it('accepts a valid bucket', async () => {
    await expect(open().check()).resolves.toBeUndefined();
  });
});
