import { createTurns } from './turns.ts';

describe('turns', () => {
  it('run work with the same key one after the other, and continue after a failure', async () => {
    const inTurn = createTurns();
    const steps: string[] = [];
    const step =
      (name: string, fails = false) =>
      async () => {
        steps.push(`${name} begins`);
        await Promise.resolve();
        steps.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };

    const results = await Promise.allSettled([inTurn('a', step('1', true)), inTurn('a', step('2'))]);

    expect(steps).toEqual(['1 begins', '1 ends', '2 begins', '2 ends']);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('run work with different keys concurrently', async () => {
    const inTurn = createTurns();
    const first = Promise.withResolvers<string>();
    const waiting = inTurn('a', () => first.promise);

    expect(await inTurn('b', async () => 'b')).toBe('b');
    first.resolve('a');
    expect(await waiting).toBe('a');
  });
});
