import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRegistryClient } from './registryClient.ts';

/** Opens a server that is busy for a number of requests. */
async function openBusyServer(busyFor: number) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    const isBusy = asked <= busyFor;
    const code = isBusy ? '5000' : '200';
    response.writeHead(isBusy ? 503 : 200, { 'retry-after': '0' });
    response.end(JSON.stringify({ status: { code, message: '' }, data: { list: [], cnt_total: 0 } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    client: createRegistryClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'token', '한가람'),
    asked: () => asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

describe('createRegistryClient', () => {
  it('retries a busy server', async () => {
    const { client, asked, close } = await openBusyServer(3);

    const rows = await client.audit('mf-a');
    await close();

    expect([rows, asked()]).toEqual([[], 4]);
  });

  it('gives up after five tries, with the response', async () => {
    const { client, asked, close } = await openBusyServer(9);

    await expect(client.audit('mf-a')).rejects.toThrow('the server answered 5000');
    await close();

    expect(asked()).toBe(5);
  });
});
