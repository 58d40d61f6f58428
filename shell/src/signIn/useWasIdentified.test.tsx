import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { identityUntilAtom } from '../session/sessionAtoms.ts';
import { useWasIdentified } from './useWasIdentified.ts';

describe('useWasIdentified', () => {
  let time: number;
  const now = () => time;
  const open = () => {
    const store = createStore();
    store.set(identityUntilAtom, 600);
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    return {
      store,
      ...renderHook(({ page }) => useWasIdentified(page, now), { wrapper, initialProps: { page: '/a' } }),
    };
  };
  beforeEach(() => {
    time = 0;
  });

  it('is constant while the page is shown, and checked again on another one', () => {
    const { result, rerender } = open();
    time = 601;
    rerender({ page: '/a' });
    const onSamePage = result.current;
    rerender({ page: '/b' });

    expect([onSamePage, result.current]).toEqual([true, false]);
  });

  it('ends with the session', () => {
    const { result, store } = open();
    act(() => store.set(identityUntilAtom, 0));

    expect(result.current).toBe(false);
  });
});
