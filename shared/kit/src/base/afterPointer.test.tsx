import { jest } from '@jest/globals';
import { afterPointer, watchPointer } from './afterPointer.ts';

const point = (type: string) => window.dispatchEvent(new Event(type));

describe('afterPointer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    watchPointer();
  });
  afterEach(() => {
    point('pointerup');
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('runs work immediately while no pointer is pressed', () => {
    const work = jest.fn();
    afterPointer(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel'])('runs work after %s, once and in order', (end) => {
    const done: number[] = [];
    point('pointerdown');
    afterPointer(() => done.push(1));
    afterPointer(() => done.push(2));
    point(end);
    expect(done).toEqual([]);
    jest.runAllTimers();
    expect(done).toEqual([1, 2]);
  });

  it('runs work after a second if the release is missing', () => {
    const work = jest.fn();
    point('pointerdown');
    afterPointer(work);
    jest.advanceTimersByTime(900);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
