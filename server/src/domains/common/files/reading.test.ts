import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { type S3Server, s3Keys, startS3Server } from '../../../storage/testS3Server.ts';
import { openTestApp, type SignedIn, signIn, type TestApp } from '../../../testing/testApp.ts';
import { openFileStore } from './openFileStore.ts';
import { createFileRepository } from './repository.ts';
import { sweepFiles } from './sweep.ts';
import { aPdf, aPng, toUploadRequest } from './testUploads.ts';

const bucketOf = ({ endpoint }: S3Server) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: s3Keys.bucket,
  S3_KEY: s3Keys.key,
  S3_SECRET: s3Keys.secret,
});

describe.each(['a folder', 'a bucket'])('reading files from %s', (place) => {
  let test: TestApp;
  let student: SignedIn;
  let company: SignedIn;
  let folder: string;
  let bucket: S3Server;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'files-'));
    bucket = await startS3Server();
    test = await openTestApp({
      sample: true,
      environment: { HAESOL_DATA_DIR: folder, ...(place === 'a bucket' && bucketOf(bucket)) },
    });
    student = await signIn(test, 'student');
    company = await signIn(test, 'company');
  });
  afterAll(async () => {
    await test.close();
    await bucket.close();
    await rm(folder, { recursive: true, force: true });
  });
  /** Lists the stored files. */
  const listKept = async () =>
    place === 'a bucket'
      ? [...bucket.objects.keys()]
      : (await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('temp'))
          .map(({ name }) => name);

  const upload = async (name: string, bytes: Uint8Array, kind = 'attach') => {
    const response = await test.app.inject(toUploadRequest([{ name, bytes }], { kind }, student.headers));
    return response.json().data.list[0];
  };
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
  const toPlain = (url: string) => url.replace(/&exp.*/, '');
  const sweep = () => sweepFiles(test.context, createFileRepository(test.db), openFileStore(test.context.config));

  it('requires a session to upload', async () => {
    const response = await test.app.inject(toUploadRequest([{ name: 'a.pdf', bytes: aPdf() }], { kind: 'attach' }, {}));

    expect([response.statusCode, response.json().status.code]).toEqual([400, '4010']);
  });

  it('gives an upload to its owner and with a signed link, not to another member or a visitor', async () => {
    const file = await upload('비밀.pdf', aPdf());
    const status = async (url: string, headers?: Record<string, string>) => (await get(url, headers)).statusCode;

    expect(await status(file.url)).toBe(200);
    expect(await status(toPlain(file.url), student.headers)).toBe(200);
    expect(await status(toPlain(file.url), company.headers)).toBe(404);
    expect(await status(toPlain(file.url))).toBe(404);
    expect(await status(toPlain(file.url).replace('download', 'view'))).toBe(404);
    expect(await status(file.url.replace(/sig=..../, 'sig=AAAA'))).toBe(404);
    expect(await status(file.url.replace(/exp=\d+/, 'exp=99999999999'))).toBe(404);
  });

  it('sends a file with its own name, and headers that prevent its execution', async () => {
    const file = await upload('이용 신청서.pdf', aPdf());

    const { headers } = await get(file.url);

    expect(headers['content-disposition']).toBe(
      `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('이용 신청서.pdf')}`,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('offers a PDF as a download only, because its scripts may be compressed', async () => {
    const file = await upload('a.pdf', aPdf());

    expect(file.viewUrl).toBeNull();
    expect((await get(file.url.replace('download', 'view'))).statusCode).toBe(404);
  });

  it('sends a range of a file', async () => {
    const file = await upload('a.pdf', aPdf());

    const part = await get(file.url, { range: 'bytes=0-4' });
    const outside = await get(file.url, { range: 'bytes=99999-' });

    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF-',
      `bytes 0-4/${file.size}`,
    ]);
    expect(outside.statusCode).toBe(416);
  });

  it('expires a link after ten minutes', async () => {
    const file = await upload('a.pdf', aPdf());
    const now = await test.context.clock.now();

    await test.context.clock.moveTo(new Date(now.getTime() + 601_000));

    expect((await get(file.url)).statusCode).toBe(404);
  });

  it('makes the thumbnail once, and rounds up to the next width', async () => {
    const file = await upload('a.png', await aPng(900, 600), 'image');

    const [first, second] = await Promise.all([get(file.thumbUrl), get(file.thumbUrl)]);

    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect((await get(file.thumbUrl.replace('w=320', 'w=-1'))).statusCode).toBe(200);
  });

  it('removes an upload, for its owner only', async () => {
    const file = await upload('a.pdf', aPdf());
    const remove = async (who: SignedIn) =>
      (await test.app.inject({ method: 'DELETE', url: `/file/${file.fileUid}`, headers: who.headers })).json().status
        .code;

    expect(await remove(company)).toBe('4040');
    expect(await remove(student)).toBe('200');
    expect((await get(file.url)).statusCode).toBe(404);
  });

  it('deletes uploads that were not saved with a form after 24 hours, with their bytes and thumbnails', async () => {
    const file = await upload('a.png', await aPng(900, 600), 'image');
    await get(file.thumbUrl);
    const { rows } = await sql<{ path: string }>`select path from file where file_uid = ${file.fileUid}`.execute(
      test.db,
    );
    const name = path.basename(rows[0]?.path ?? '');
    const countKept = async () => (await listKept()).filter((kept) => kept.includes(name)).length;
    const now = await test.context.clock.now();
    await sweep();
    const before = await countKept();

    await test.context.clock.moveTo(new Date(now.getTime() + 24 * 3_600_000 + 1_000));
    await sweep();

    expect([before, await countKept()]).toEqual([2, 0]);
    await test.context.clock.moveTo(now);
  });

  it('shows a profile picture until its member has left', async () => {
    const file = await upload('나.png', await aPng(), 'profile');
    await sql`update file set ref_type = 'PROFILE', ref_uid = '1' where file_uid = ${file.fileUid}`.execute(test.db);
    await sql`update member set profile_file_uid = ${file.fileUid} where email = 'student@demo.example'`.execute(
      test.db,
    );
    const shown = (await get(`/file/view?fileUid=${file.fileUid}`)).statusCode;
    await sql`update member set state = 'LEFT' where email = 'student@demo.example'`.execute(test.db);
    const gone = (await get(`/file/view?fileUid=${file.fileUid}`)).statusCode;
    await sql`update member set state = 'ACTIVE', profile_file_uid = null where email = 'student@demo.example'`.execute(
      test.db,
    );

    expect([shown, gone]).toEqual([200, 404]);
  });

  it('packs all files of a post into one zip, with their names', async () => {
    const { rows } = await sql<{ ref_uid: string; org_nm: string }>`
      select ref_uid, min(org_nm) as org_nm from file where ref_type = 'POST' group by ref_uid having count(*) > 1 limit 1`.execute(
      test.db,
    );
    const [post] = rows;

    const response = await get(`/file/bundle?refType=POST&refUid=${post?.ref_uid}`, { 'accept-language': 'ja' });

    expect(response.headers['content-type']).toBe('application/zip');
    expect(response.headers['content-disposition']).toContain(encodeURIComponent('添付ファイル.zip'));
    expect(response.rawPayload.subarray(0, 4).toString('hex')).toBe('504b0304');
    expect(response.rawPayload.includes(post?.org_nm ?? '-')).toBe(true);
  });

  it.each(['POST&refUid=N9999999', 'QNA&refUid=1', 'MEMBER&refUid=1', ''])(
    'returns no bundle for %s',
    async (query) => {
      expect((await get(`/file/bundle?refType=${query}`)).statusCode).toBe(404);
    },
  );
});

it('asks uploaders and readers to retry while the bucket is unavailable, and stores nothing partial', async () => {
  const bucket = await startS3Server();
  const folder = await mkdtemp(path.join(tmpdir(), 'files-'));
  const test = await openTestApp({ sample: true, environment: { HAESOL_DATA_DIR: folder, ...bucketOf(bucket) } });
  const student = await signIn(test, 'student');
  const send = () =>
    test.app.inject(toUploadRequest([{ name: 'a.pdf', bytes: aPdf() }], { kind: 'attach' }, student.headers));
  const { url } = (await send()).json().data.list[0];

  bucket.failNext(3, 503);
  const refused = await send();
  bucket.failNext(3, 503);
  const unread = await test.app.inject({ url });
  const later = await send();

  expect([refused.statusCode, refused.json().status.code, refused.headers['retry-after']]).toEqual([503, '5000', '2']);
  expect(unread.statusCode).toBe(503);
  expect([later.statusCode, (await test.app.inject({ url })).statusCode, bucket.objects.size]).toEqual([200, 200, 2]);
  await test.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});
