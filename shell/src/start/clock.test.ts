import { createClock } from './clock.ts';

function aClock(serverNow: number) {
  const local = { now: 1_000_000 };
  return { clock: createClock(serverNow, () => local.now), local };
}

describe('createClock', () => {
  it('continues from the server’s time', () => {
    const { clock, local } = aClock(5_000_000);

    local.now += 250;

    expect(clock.now()).toBe(5_000_250);
  });

  it('keeps its time if the whole seconds of a header explain the difference', () => {
    const { clock } = aClock(5_000_999);

    clock.follow(5_000_000);

    expect(clock.now()).toBe(5_000_999);
  });

  it('follows a server with a larger difference', () => {
    const { clock } = aClock(5_000_000);

    clock.follow(5_003_000);

    expect(clock.now()).toBe(5_003_000);
  });

  it('follows after the local clock was set', () => {
    const { clock, local } = aClock(5_000_000);

    local.now -= 3_600_000;
    clock.follow(5_000_000);

    expect(clock.now()).toBe(5_000_000);
  });
});
