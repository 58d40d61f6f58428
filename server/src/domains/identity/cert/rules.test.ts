import { toSendState } from './rules.ts';

const now = new Date('2026-11-23T10:00:00+09:00');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('toSendState', () => {
  it('allows five within an hour', () => {
    expect(toSendState([], now)).toEqual({ remain: 5 });
    expect(toSendState([ago(61), ago(200)], now)).toEqual({ remain: 3 });
  });

  it('has a cooldown of a minute after each', () => {
    expect(toSendState([ago(20)], now)).toEqual({ refusal: { kind: 'cooldown', waitSec: 40 }, remain: 4 });
    expect(toSendState([ago(60)], now).refusal).toBeUndefined();
  });

  it('refuses after five until the first is an hour old', () => {
    const sent = [100, 200, 300, 400, 500].map(ago);

    expect(toSendState(sent, now)).toEqual({ refusal: { kind: 'cap', waitSec: 3100 }, remain: 0 });
    expect(
      toSendState(
        sent.map((at) => new Date(at.getTime() - 3_100_000)),
        now,
      ).refusal,
    ).toBeUndefined();
  });
});
