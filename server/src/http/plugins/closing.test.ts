import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { openTestApp } from '../../testing/testApp.ts';

const toRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

describe('closing server', () => {
  it('completes running requests, and refuses new ones, with the headers of every response', async () => {
    const begun = Promise.withResolvers<void>();
    const rest = Promise.withResolvers<void>();
    const test = await openTestApp({
      plugins: [
        async (app) => {
          app.get('/slow', { config: { access: 'public' } }, async () => {
            begun.resolve();
            await rest.promise;
            return 'done';
          });
        },
      ],
    });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (text) => {
      answer += text;
    });

    socket.write(toRequest('/slow'));
    await begun.promise;
    const closed = test.close();
    const refused = once(test.app.server, 'request');
    socket.write(toRequest('/api/v1/codes/CTPV'));
    await refused;
    rest.resolve();
    await closed;

    const [first = '', second = ''] = answer.split(/(?=HTTP\/1\.1 )/).slice(0, 2);
    expect(first).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
    expect(second).toMatch(/^HTTP\/1\.1 503 /);
    const headers = second.toLowerCase();
    for (const header of ['retry-after: 2', 'x-content-type-options: nosniff', "frame-ancestors 'none'"])
      expect(headers).toContain(header);
    expect(second).toContain('"code":"5000"');
  });
});
