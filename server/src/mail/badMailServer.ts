import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Behaviour of a mail server: normal, silent, slow, disconnecting, or refusing. */
export type MailWeather = 'good' | 'silent' | 'slow' | 'reset' | 'cut after the mail' | 'later (4xx)' | 'never (5xx)';

export interface BadMailServer {
  readonly url: string;
  /** Accepted mails, by the id in their header. */
  readonly received: string[];
  set(weather: MailWeather): void;
  close(): Promise<void>;
}

const slowMs = 700;

/** Minimal SMTP server with configurable failures. For tests. */
export async function openBadMailServer(first: MailWeather = 'good'): Promise<BadMailServer> {
  let weather = first;
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const say = async (socket: Socket, line: string) => {
    if (weather === 'silent') return;
    if (weather === 'slow') await delay(slowMs);
    socket.write(`${line}\r\n`);
  };
  const take = async (socket: Socket, mail: string) => {
    received.push(/^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '');
    if (weather === 'cut after the mail') socket.resetAndDestroy();
    else await say(socket, '250 queued');
  };
  const answer = async (socket: Socket, line: string): Promise<void> => {
    if (/^EHLO/i.test(line)) return say(socket, '250 test');
    if (/^RCPT/i.test(line) && weather === 'reset') return void socket.resetAndDestroy();
    if (/^RCPT/i.test(line) && weather === 'later (4xx)') return say(socket, '451 try again later');
    if (/^RCPT/i.test(line) && weather === 'never (5xx)') return say(socket, '554 refused');
    if (/^DATA/i.test(line)) return say(socket, '354 go on');
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
    return say(socket, '250 ok');
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let mail: string | undefined;
    void say(socket, '220 test ESMTP');
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split(/(?<=\r\n)/)) {
        if (mail === undefined) {
          void answer(socket, line);
          if (/^DATA/i.test(line)) mail = '';
          continue;
        }
        mail += line;
        if (!mail.endsWith('\r\n.\r\n')) continue;
        void take(socket, mail);
        mail = undefined;
      }
    });
    socket.on('close', () => sockets.delete(socket));
    // Cut connections are intended.
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}?ignoreTLS=true`,
    received,
    set(next) {
      weather = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
