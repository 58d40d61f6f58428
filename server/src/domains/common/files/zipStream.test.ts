import { once } from 'node:events';
import { Readable } from 'node:stream';
import { streamZip } from './zipStream.ts';

describe('streamZip', () => {
  it('reads one file at a time, and closes it when the client disconnects', async () => {
    const opened: Readable[] = [];
    const open = () => {
      const source = Readable.from(
        (async function* bytes() {
          for (;;) yield Buffer.alloc(1_024);
        })(),
      );
      opened.push(source);
      return source;
    };
    const sources = Array.from({ length: 12 }, (_, at) => ({ name: `${at}.txt`, size: 1_024 * 1_024, open }));

    const zip = streamZip(sources);
    await once(zip, 'readable');
    zip.destroy();
    await once(zip, 'close');
    await new Promise(setImmediate);

    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it('adds no listener to its output for each file', async () => {
    const counts: number[] = [];
    let zip: Readable | undefined;
    const sources = Array.from({ length: 12 }, (_, at) => ({
      name: `${at}.txt`,
      size: 3,
      open: () => {
        counts.push(zip?.listenerCount('close') ?? 0);
        return Readable.from([Buffer.from('abc')]);
      },
    }));

    zip = streamZip(sources);
    await zip.toArray();

    expect(counts.at(-1)).toBe(counts[1]);
  });
});
