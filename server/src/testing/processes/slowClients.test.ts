import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { readTestSize } from '../../config.ts';
import { multipartType, toMultipart } from '../../domains/common/files/testUploads.ts';
import { report } from '../testWholeApi.ts';
import { callApi, logIn, openSite, type ServerProcess, type Site, waitFor } from './site.ts';

const cuts = 50;
const sockets = { short: 300, long: 600 }[readTestSize()];
/** Above every timeout of the server for such requests. */
const patienceMs = 20_000;

/** Starts requests and never completes them: one more header line each second, or nothing after a part of the body. */
function dribble(port: number, start: string, more: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(start);
  const timer = setInterval(() => more !== '' && socket.writable && socket.write(more), 1_000);
  socket.on('close', () => clearInterval(timer));
  return socket;
}

const slowHead = (port: number) => dribble(port, 'GET /api/v1/posts/list HTTP/1.1\r\nHost: a\r\n', 'X-More: a\r\n');
const halfBody = (port: number) =>
  dribble(
    port,
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"id":',
    '',
  );

async function countOpen(all: readonly Socket[], withinMs: number): Promise<number> {
  const closed = all.map((one) => one.closed || new Promise((resolve) => one.once('close', resolve)));
  await Promise.race([delay(withinMs), Promise.all(closed)]);
  return all.filter(({ closed }) => !closed).length;
}

describe('clients with incomplete requests', () => {
  let site: Site;
  let server: ServerProcess;
  beforeAll(async () => {
    site = await openSite();
    server = await site.start();
  });
  afterAll(() => site.close());

  it('are disconnected, while others are served', async () => {
    const { port } = new URL(server.url);
    const all = Array.from({ length: sockets }, (_, at) => (at % 4 === 0 ? halfBody : slowHead)(Number(port)));
    const idle = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await once(idle, 'listening');
    const address = idle.address();
    const unguarded = Array.from({ length: 10 }, () =>
      slowHead(typeof address === 'object' && address !== null ? address.port : 0),
    );
    const answers: { code: string; tookMs: number }[] = [];
    const startedAt = performance.now();
    while (performance.now() - startedAt < 5_000) {
      const askedAt = performance.now();
      const { code } = await callApi(server, 'GET /api/v1/posts/list?pageNum=1');
      answers.push({ code, tookMs: performance.now() - askedAt });
    }
    const open = await countOpen(all, patienceMs);
    const openThere = unguarded.filter(({ closed }) => !closed).length;
    for (const socket of [...all, ...unguarded]) socket.destroy();
    idle.close();
    const slowest = Math.round(Math.max(...answers.map(({ tookMs }) => tookMs)));
    report(
      `slow clients: ${sockets} begun, ${open} open at the end; ${answers.length} others served, ${slowest} ms at most`,
    );
    report(`slow clients: control, ${openThere} of 10 stay open on a server without these limits`);

    expect(open).toBe(0);
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.every(({ code, tookMs }) => code === '200' && tookMs < 5_000)).toBe(true);
    expect(openThere).toBe(10);
    expect((await callApi(server, 'GET /api/v1/posts/list?pageNum=1')).code).toBe('200');
  });

  it('that abort fifty uploads leave neither bytes nor rows', async () => {
    const { port } = new URL(server.url);
    const { headers } = await logIn(server);
    const body = toMultipart([{ name: '자료.csv', bytes: Buffer.alloc(200_000, 'a,b\n') }], { kind: 'attach' });
    const head = [
      'POST /file/uploadFile HTTP/1.1',
      'Host: a',
      `Authorization: ${headers.authorization}`,
      `Content-Type: ${multipartType}`,
      `Content-Length: ${body.length}`,
    ].join('\r\n');
    const countRows = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from file`.execute(site.handle.db)).rows[0]?.n;
    const listTemp = () => readdir(path.join(site.dataDir, 'files/temp')).catch(() => []);
    const send = async (share: number) => {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`${head}\r\n\r\n`);
      socket.write(body.subarray(0, Math.floor(body.length * share)));
      return socket;
    };
    const before = await countRows();
    const sockets = await Promise.all(Array.from({ length: cuts }, (_, at) => send((at + 1) / (cuts + 2))));
    // The uploads have started before they are aborted.
    await waitFor(async () => (await listTemp()).length > 0);
    for (const socket of sockets) socket.resetAndDestroy();
    await waitFor(async () => (await listTemp()).length === 0);
    const afterCuts = await countRows();
    const whole = await send(1);
    await once(whole, 'data');
    whole.destroy();
    const afterWhole = await countRows();
    report(
      `uploads: ${cuts} cut off, 0 files left, ${Number(afterCuts) - Number(before)} rows; control whole: ${Number(afterWhole) - Number(before)} row`,
    );

    expect([afterCuts, afterWhole]).toEqual([before, Number(before) + 1]);
  });

  it('that send a head of 64 KB get 431, and a body above the limit its code', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    // Writing the rest may fail after the server has closed the connection.
    socket.on('error', () => undefined);
    socket.write(`GET /healthz HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(64 * 1024)}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    const large = await callApi(server, 'POST /api/v1/auth/login', { body: { id: 'a'.repeat(300 * 1024) } });
    const { headers } = await logIn(server);
    const upload = await fetch(new URL('/file/uploadFile', server.url), {
      method: 'POST',
      headers: { ...headers, 'content-type': multipartType },
      body: new Uint8Array(
        toMultipart([{ name: '자료.csv', bytes: Buffer.alloc(25 * 1024 * 1024, 'a,b\n') }], { kind: 'attach' }),
      ),
    });

    expect(String(answer)).toMatch(/^HTTP\/1\.1 431/);
    expect([large.http, large.code]).toEqual([200, '4000']);
    expect([upload.status, (await upload.json()).status.code]).toEqual([200, '4131']);
  });

  it('that send ten thousand fields or a thousand parts get an error, and use no memory', async () => {
    const { headers } = await logIn(server);
    const fields = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field${at}`, '1']));
    const files = Array.from({ length: 1_000 }, (_, at) => ({ name: `${at}.csv`, bytes: Buffer.from('1,2\n') }));
    const upload = async (body: Buffer) => {
      const response = await fetch(new URL('/file/uploadFile', server.url), {
        method: 'POST',
        headers: { ...headers, 'content-type': multipartType },
        body: new Uint8Array(body),
      });
      return `${response.status} ${(await response.json()).status.code}`;
    };
    const sendAll = async () => {
      const form = await callApi(server, 'POST /api/v1/auth/login', { body: fields });
      const address = await fetch(new URL(`/api/v1/posts/list?${new URLSearchParams(fields)}`, server.url));
      return [
        `${form.http} ${form.code}`,
        `${address.status}`,
        await upload(toMultipart([], fields)),
        await upload(toMultipart(files, { kind: 'attach' })),
      ];
    };
    const readMegabytes = async () =>
      Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;
    const first = await sendAll();
    const before = await readMegabytes();
    for (let at = 0; at < 30; at += 1) await sendAll();
    const grownBy = Math.round((await readMegabytes()) - before);
    const one = await upload(toMultipart(files.slice(0, 1), { kind: 'attach' }));
    report(`too many fields and parts: ${first.join(', ')}; 30 times more cost ${grownBy} MB; control one part ${one}`);

    expect(first).toEqual(['200 4000', '431', '200 4132', '200 4132']);
    expect(grownBy).toBeLessThan(150);
    expect(one).toBe('200 200');
  });
});
