import { readPan, type TraceEvent } from './measurePan.ts';

const frameUs = 16_667;
const at = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  ...more,
});
const frames = (count: number) =>
  Array.from({ length: count }, (_, index) => at('AnimationFrame::Presentation', 1_000 + index * frameUs));
const drag = (events: readonly TraceEvent[]) => [at('pan-start', 0), ...events, at('pan-end', 10_000_000)];

describe('readPan', () => {
  it('reads frames a second and the longest task of the page between the marks', () => {
    const events = drag([
      ...frames(100),
      at('ThreadControllerImpl::RunTask', 5_000, { dur: 42_000 }),
      // Of another thread, of another process, and after the drag.
      at('ThreadControllerImpl::RunTask', 5_000, { dur: 900_000, tid: 2 }),
      at('ThreadControllerImpl::RunTask', 5_000, { dur: 900_000, pid: 2 }),
      at('ThreadControllerImpl::RunTask', 11_000_000, { dur: 900_000 }),
    ]);

    const pan = readPan(events, 7);

    expect(pan.bubbles).toBe(7);
    expect(pan.framesPerSecond).toBeCloseTo(60, 0);
    expect(pan.slowFrameMs).toBeCloseTo(16.7, 1);
    expect(pan.longestTaskMs).toBe(42);
  });

  it('refuses a trace that shows no drag', () => {
    expect(() => readPan(frames(100), 7)).toThrow('no marks');
    expect(() => readPan(drag(frames(3)), 7)).toThrow('3 frames only');
  });
});
