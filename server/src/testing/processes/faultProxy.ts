import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Behaviour of the connection to the database: normal, slow, silent, or refusing. */
type Weather = 'clear' | 'slow' | 'silent' | 'refusing';

export interface FaultProxy {
  /** URL of the database through this proxy. */
  readonly url: string;
  set(weather: Weather): void;
  /** Cuts every open connection, as a restarting network device does. */
  reset(): void;
  close(): Promise<void>;
}

/** Opens a proxy to PostgreSQL with configurable faults. */
export async function openFaultProxy(databaseUrl: string, slowMs = 500): Promise<FaultProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let weather: Weather = 'clear';
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      if (weather === 'silent') return;
      if (weather === 'slow') setTimeout(() => to.writable && to.write(bytes), slowMs);
      else to.write(bytes);
    });
    from.on('close', () => to.destroy());
    // Resets are intended.
    from.on('error', () => to.destroy());
  };
  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    if (weather === 'refusing') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    pass(client, upstream);
    pass(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    set(next) {
      weather = next;
    },
    reset,
    async close() {
      reset();
      server.close();
      await once(server, 'close');
    },
  };
}
