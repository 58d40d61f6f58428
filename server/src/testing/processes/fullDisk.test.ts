import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { multipartType, toMultipart } from '../../domains/common/files/testUploads.ts';
import { report } from '../testWholeApi.ts';
import { callApi, type Login, logIn, openSite, type ServerProcess, type Site, startProcess } from './site.ts';
import { openSmallDisk, openSmallTable, type SmallDisk } from './smallDisk.ts';

const question = { categoryCd: 'ETC', title: '문의', content: '내용', privateYn: 'Y', imageUids: [], fileUids: [] };
const text = Buffer.from('1,2,3\n'.repeat(200_000));

async function upload(server: ServerProcess, { headers }: Login) {
  const body = toMultipart([{ name: '자료.csv', bytes: text }], { kind: 'attach' });
  const response = await fetch(new URL('/file/uploadFile', server.url), {
    method: 'POST',
    headers: { ...headers, 'content-type': multipartType },
    body: new Uint8Array(body),
  });
  const { status } = await response.json();
  return { answer: `${response.status} ${status.code}`, retryAfter: response.headers.get('retry-after') };
}

describe('a full disk', () => {
  let disk: SmallDisk;
  afterEach(() => disk.close());

  describe('under the uploads', () => {
    let site: Site;
    beforeAll(async () => {
      site = await openSite();
    });
    afterAll(() => site.close());

    it('refuses them with 503, stores nothing, and accepts them once there is space again', async () => {
      disk = await openSmallDisk(8);
      const server = await site.start(disk.environment);
      const login = await logIn(server);
      const before = await upload(server, login);
      await disk.fill();
      const full = await upload(server, login);
      const written = await callApi(server, 'POST /api/v1/qna', { headers: login.headers, body: question });
      const left = await readdir(path.join(disk.dir, 'files/temp'));
      await disk.free();
      const after = await upload(server, login);
      await server.stop();
      report(`disk full under uploads (${disk.kind}): ${before.answer}, then ${full.answer}, then ${after.answer}`);

      expect([before.answer, full.answer, after.answer]).toEqual(['200 200', '503 5000', '200 200']);
      expect(full.retryAfter).not.toBeNull();
      expect(left).toEqual([]);
      expect(written.code).toBe('200');
    });
  });

  describe('under PostgreSQL', () => {
    let site: Site;
    beforeAll(async () => {
      site = await openSite();
    });
    afterAll(() => site.close());

    it('refuses writes, serves reads, loses nothing, and continues once there is space', async () => {
      disk = await openSmallDisk(16);
      const server = await site.start();
      const { headers } = await logIn(server);
      const content = () => randomBytes(900).toString('hex');
      const write = () => callApi(server, 'POST /api/v1/qna', { headers, body: { ...question, content: content() } });
      const table = await openSmallTable(site.handle.db, 'qna', disk);
      const control = await write();
      await table.fill();
      const kept: string[] = [];
      const answers = new Set<string>();
      for (let at = 0; at < 2_000 && !answers.has('503 5000'); at += 1) {
        const { http, code, data } = await write();
        answers.add(`${http} ${code}`);
        if (code === '200') kept.push(data.qnaUid);
      }
      const reading = await callApi(server, 'GET /api/v1/posts/list?pageNum=1');
      const ready = await fetch(new URL('/readyz', server.url));
      await table.free();
      const after = await write();
      const found = await Promise.all(kept.map((uid) => callApi(server, `GET /api/v1/qna/${uid}`, { headers })));
      const lost = found.filter(({ code }) => code !== '200').length;
      await table.close();
      report(`disk full under PostgreSQL (${table.kind}): ${kept.length} writes, then refused; ${lost} lost`);
      report(`disk full under PostgreSQL: control with room answered ${control.code}, and ${after.code} afterwards`);

      expect([control.code, after.code]).toEqual(['200', '200']);
      expect([...answers].filter((answer) => answer !== '200 200')).toEqual(['503 5000']);
      expect([reading.code, ready.status, lost]).toEqual(['200', 200, 0]);
    });
  });

  it('under PGlite refuses writes and mails, serves reads, and continues once there is space', async () => {
    disk = await openSmallDisk(400);
    const server = await startProcess({ ...disk.environment, RATE_LIMITS: 'off' });
    const { headers } = await logIn(server);
    const write = () =>
      callApi(server, 'POST /api/v1/qna', { headers, body: { ...question, content: 'ㄱ'.repeat(1_000) } });
    const read = () => callApi(server, 'GET /api/v1/posts/list?pageNum=1');
    const send = () => callApi(server, 'POST /api/v1/cert/send-mail?email=new.person@demo.example');
    const control = await write();
    await disk.fill();
    const kept: string[] = [];
    const codes = new Set<string>();
    // Free space in the database files is used first.
    for (let at = 0; at < 400 && !codes.has('503 5000'); at += 1) {
      const { http, code, data } = await write();
      codes.add(`${http} ${code}`);
      if (code === '200') kept.push(data.qnaUid);
    }
    const [reading, mail, live] = [await read(), await send(), await fetch(new URL('/healthz', server.url))];
    await disk.free();
    const [writing, later] = [await write(), await send()];
    const found = await Promise.all(kept.map((id) => callApi(server, `GET /api/v1/qna/${id}`, { headers })));
    const lost = found.filter(({ code }) => code !== '200').length;
    await server.stop();
    report(`disk full under PGlite (${disk.kind}): ${kept.length} writes, then refused; ${lost} lost`);

    report(`disk full under PGlite: control with room answered ${control.code}`);

    expect(control.code).toBe('200');
    expect([...codes].sort()).toEqual(kept.length === 0 ? ['503 5000'] : ['200 200', '503 5000']);
    expect([reading.code, live.status]).toEqual(['200', 200]);
    expect(['200', '5000']).toContain(mail.code);
    expect([writing.code, later.http, lost]).toEqual(['200', 200, 0]);
  });
});
