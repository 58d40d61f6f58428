import { jest } from '@jest/globals';
import { createStore } from 'jotai';
import {
  announceAtom,
  announcementAtom,
  askAtom,
  dismissToastAtom,
  isOverlayShownAtom,
  overlayAtom,
  questionAtom,
  showToastAtom,
  toastsAtom,
} from './overlayAtoms.ts';

const aQuestion = (title: string) => ({ title, yes: '나가기', no: '머무르기' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('overlay', () => {
  it('stays at least 200 ms once shown', async () => {
    const store = createStore();

    const work = store.set(overlayAtom, Promise.resolve());
    await jest.advanceTimersByTimeAsync(199);
    expect(store.get(isOverlayShownAtom)).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    await work;

    expect(store.get(isOverlayShownAtom)).toBe(false);
  });

  it('stays until the last operation has ended', async () => {
    const store = createStore();
    const late = Promise.withResolvers<void>();

    void store.set(overlayAtom, Promise.resolve());
    void store.set(overlayAtom, late.promise);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(store.get(isOverlayShownAtom)).toBe(true);
    late.resolve();
    await jest.advanceTimersByTimeAsync(0);

    expect(store.get(isOverlayShownAtom)).toBe(false);
  });

  it('closes after a failed operation', async () => {
    const store = createStore();

    void store.set(overlayAtom, Promise.reject(new Error('lost')));
    await jest.advanceTimersByTimeAsync(200);

    expect(store.get(isOverlayShownAtom)).toBe(false);
  });
});

describe('question', () => {
  it.each([true, false])('resolves with the answer %s and closes', async (yes) => {
    const store = createStore();

    const answer = store.set(askAtom, aQuestion('나가시겠습니까?'));
    store.get(questionAtom)?.answer(yes);

    expect(await answer).toBe(yes);
    expect(store.get(questionAtom)).toBeNull();
  });

  it('counts as declined when another one is asked', async () => {
    const store = createStore();

    const first = store.set(askAtom, aQuestion('첫째'));
    const second = store.set(askAtom, aQuestion('둘째'));

    expect(await first).toBe(false);
    expect(store.get(questionAtom)).toMatchObject({ title: '둘째' });
    store.get(questionAtom)?.answer(true);
    expect(await second).toBe(true);
  });
});

describe('toasts', () => {
  it('close after five seconds', () => {
    const store = createStore();
    store.set(showToastAtom, { kind: 'done', text: '저장했습니다.' });

    jest.advanceTimersByTime(4_999);
    expect(store.get(toastsAtom)).toMatchObject([{ text: '저장했습니다.' }]);
    jest.advanceTimersByTime(1);

    expect(store.get(toastsAtom)).toEqual([]);
  });

  it('stay ten seconds with an action', () => {
    const store = createStore();
    store.set(showToastAtom, { kind: 'done', text: '삭제했습니다.', action: { label: '되돌리기', run: () => {} } });

    jest.advanceTimersByTime(9_999);
    expect(store.get(toastsAtom)).toHaveLength(1);
    jest.advanceTimersByTime(1);

    expect(store.get(toastsAtom)).toEqual([]);
  });

  it('are not duplicated, and the last one counts', () => {
    const store = createStore();
    store.set(showToastAtom, { kind: 'done', text: '저장했습니다.' });
    jest.advanceTimersByTime(4_000);

    store.set(showToastAtom, { kind: 'done', text: '저장했습니다.' });
    jest.advanceTimersByTime(4_000);

    expect(store.get(toastsAtom)).toHaveLength(1);
  });

  it('can be dismissed', () => {
    const store = createStore();
    store.set(showToastAtom, { kind: 'info', text: '가' });
    store.set(showToastAtom, { kind: 'info', text: '나' });

    store.set(dismissToastAtom, store.get(toastsAtom)[0]?.id ?? '');

    expect(store.get(toastsAtom)).toMatchObject([{ text: '나' }]);
  });
});

describe('announcement', () => {
  it('is repeated when it is the same', () => {
    const store = createStore();
    store.set(announceAtom, '3건');
    const first = store.get(announcementAtom);

    store.set(announceAtom, '3건');

    expect(store.get(announcementAtom)).not.toBe(first);
    expect(store.get(announcementAtom).trim()).toBe('3건');
  });
});
