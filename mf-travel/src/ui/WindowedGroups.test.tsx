import { act, renderScreen, screen, waitFor } from '@haesol/remote/testing';
import { createStore } from 'jotai';
import { app } from '#app';
import { WindowedGroups } from './WindowedGroups.tsx';

type Tell = (isIntersecting: boolean | readonly boolean[], height?: number) => void;

/** Fakes the IntersectionObserver: the test decides which groups are near the screen. */
const observed = new Map<Element, Tell>();
const original = globalThis.IntersectionObserver;

beforeEach(() => {
  observed.clear();
  class Observer {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(element: Element) {
      observed.set(element, (states, height = 400) => {
        const entries = [states]
          .flat()
          .map((isIntersecting) => ({ isIntersecting, boundingClientRect: { height } }) as IntersectionObserverEntry);
        act(() => this.#callback(entries, this as unknown as IntersectionObserver));
      });
    }
    disconnect() {}
  }
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = original;
});

const groups = [['a1', 'a2'], ['b1', 'b2'], ['c1']];

function show(store = createStore(), listKey = '/list') {
  return renderScreen(
    <WindowedGroups
      groups={groups}
      listKey={listKey}
      renderGroup={(group, from) => (
        <ul>
          {group.map((name, at) => (
            <li key={name}>
              <button type="button">{`${from + at + 1} ${name}`}</button>
            </li>
          ))}
        </ul>
      )}
    />,
    { app, store },
  );
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const tell = (at: number): Tell => [...observed.values()][at] ?? (() => undefined);

describe('WindowedGroups', () => {
  it('renders all groups at first, numbered consecutively', async () => {
    await show();

    expect(names()).toEqual(['1 a1', '2 a2', '3 b1', '4 b2', '5 c1']);
  });

  it('replaces distant groups by boxes of their height, and renders them again', async () => {
    const { container } = await show();

    tell(0)(false, 320);
    await waitFor(() => expect(names()).toEqual(['3 b1', '4 b2', '5 c1']));
    expect(container.querySelector('[data-window="out"]')).toHaveStyle({ blockSize: '320px' });

    tell(0)(true, 320);
    await waitFor(() => expect(names()).toContain('1 a1'));
    expect(container.querySelector('[data-window="out"]')).toBeNull();
  });

  it('uses only the newest of several entries, which a busy page gets at once', async () => {
    const { container } = await show();

    tell(0)([false, true]);
    tell(1)([true, false]);

    await waitFor(() => expect(container.querySelectorAll('[data-window="out"]')).toHaveLength(1));
    expect(names()).toEqual(['1 a1', '2 a2', '5 c1']);
  });

  it('keeps a group that has the focus', async () => {
    const { container } = await show();
    screen.getByRole('button', { name: '3 b1' }).focus();

    tell(1)(false);
    tell(0)(false);

    await waitFor(() => expect(container.querySelectorAll('[data-window="out"]')).toHaveLength(1));
    expect(names()).toEqual(['3 b1', '4 b2', '5 c1']);
  });

  it('is restored for the same list, and starts again for another one', async () => {
    const store = createStore();
    const { unmount } = await show(store);
    tell(1)(false);
    await waitFor(() => expect(names()).toHaveLength(3));
    unmount();

    const again = await show(store);
    expect(names()).toEqual(['1 a1', '2 a2', '5 c1']);
    again.unmount();

    await show(store, '/other');
    expect(names()).toHaveLength(5);
  });
});
