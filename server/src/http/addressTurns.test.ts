import { jest } from '@jest/globals';
import { createAddressTurns } from './addressTurns.ts';

const settle = () => new Promise(setImmediate);

/** Works that end when told to. */
function setUp(atOnce = 1) {
  const run = createAddressTurns(atOnce);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = (address: string, name: string) =>
    run(address, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  return { begun, ends, start };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('createAddressTurns', () => {
  it('runs the works of an address in order, those of others beside them', async () => {
    const { begun, ends, start } = setUp();
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
    const { begun, ends, start } = setUp(2);
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

  it('lets the works behind a slow one begin one after the other', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { begun, ends, start } = setUp();
    const works = ['slow', 'second', 'third', 'fourth'].map((name) => start('a', name));
    await settle();
    expect(begun).toEqual(['slow']);
    jest.advanceTimersByTime(250);
    await settle();
    expect(begun).toEqual(['slow', 'second']);

    ends[1]?.();
    await settle();
    expect(begun).toEqual(['slow', 'second', 'third']);
    ends[2]?.();
    await settle();
    for (const end of ends) end();
    await Promise.all(works);
    expect(begun).toEqual(['slow', 'second', 'third', 'fourth']);
  });

  it('gives a turn back after a failure', async () => {
    const run = createAddressTurns(1);

    await expect(run('a', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');

    expect(await run('a', async () => 1)).toBe(1);
  });
});
