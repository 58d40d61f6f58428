import { createAddressTurns } from './addressTurns.ts';

const settle = () => new Promise(setImmediate);

/** Works that end when told to. */
function setUp(waitMs: number, atOnce = 1) {
  const run = createAddressTurns(atOnce, waitMs);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = (address: string, name: string) =>
    run(address, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  return { begun, ends, start };
}

describe('createAddressTurns', () => {
  it('runs the works of an address in order, those of others beside them', async () => {
    const { begun, ends, start } = setUp(60_000);
    const works = [start('a', 'a1'), start('a', 'a2'), start('a', 'a3'), start('b', 'b1')];
    await settle();
    expect(begun).toEqual(['a1', 'b1']);

    for (let at = 0; at < works.length; at += 1) {
      ends[at]?.();
      await settle();
    }
    await Promise.all(works);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('runs some of them beside each other if there is room, counting an IPv6 network as one address', async () => {
    const { begun, ends, start } = setUp(60_000, 2);
    const works = ['1', '2', '3', '4'].map((at) => start(`2001:db8::${at}`, at));
    await settle();
    expect(begun).toEqual(['1', '2']);

    ends[0]?.();
    await settle();
    expect(begun).toEqual(['1', '2', '3']);
    ends[1]?.();
    await settle();
    for (const end of ends) end();
    await Promise.all(works);
    expect(begun).toEqual(['1', '2', '3', '4']);
  });

  it('lets a work begin beside a slow one after the longest wait', async () => {
    const { begun, ends, start } = setUp(1);
    const works = [start('a', 'slow'), start('a', 'next')];
    while (begun.length < 2) await settle();
    for (const end of ends) end();
    await Promise.all(works);

    expect(begun).toEqual(['slow', 'next']);
  });

  it('gives a turn back after a failure', async () => {
    const run = createAddressTurns(1);

    await expect(run('a', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');

    expect(await run('a', async () => 1)).toBe(1);
  });
});
