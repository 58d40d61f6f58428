import { jest } from '@jest/globals';
import { whenUsed } from './whenUsed.ts';

describe('whenUsed', () => {
  it.each(['pointermove', 'touchstart', 'keydown', 'scroll'])('runs work once, at the first %s', (sign) => {
    const work = jest.fn();
    whenUsed(work);
    expect(work).not.toHaveBeenCalled();

    dispatchEvent(new Event(sign));
    dispatchEvent(new Event(sign));
    dispatchEvent(new Event('scroll'));

    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not run stopped work', () => {
    const work = jest.fn();
    const stop = whenUsed(work);

    stop();
    dispatchEvent(new Event('keydown'));

    expect(work).not.toHaveBeenCalled();
  });
});
