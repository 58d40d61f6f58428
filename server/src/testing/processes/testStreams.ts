import { Agent, get } from 'node:http';

// Separate process of a test: opens streams and counts messages. `node testStreams.ts <url> <count>`
const [url = '', count = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
/** Connections opened concurrently. */
const atOnce = 50;
let events = 0;

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'text/event-stream' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Answered with ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => {
        events += chunk.toString().split('event: ').length - 1;
      });
      response.once('data', () => resolve());
    }).on('error', reject);
  });
}

for (let left = Number(count); left > 0; left -= atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, left) }, open));
}
process.stdout.write('open\n');
process.on('message', () => process.send?.(events));
