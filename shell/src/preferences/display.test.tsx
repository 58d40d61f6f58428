import { createStore } from 'jotai';
import type { DisplayChoice } from '../chrome/chromeTypes.ts';
import { chooseDisplayAtom, displayAtom, restoreDisplayAtom } from './display.ts';

const standard = { theme: 'system', textScale: 100 };
const key = 'haesol.display';
const realStorage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;

function blockStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}

afterEach(() => {
  Object.defineProperty(globalThis, 'localStorage', realStorage);
  localStorage.clear();
  const { dataset } = document.documentElement;
  delete dataset.theme;
  delete dataset.textScale;
});

describe('display', () => {
  it('starts with the system’s theme and the default text size', () => {
    expect(createStore().get(displayAtom)).toEqual(standard);
  });

  it('applies a choice to the page and stores it', () => {
    const store = createStore();

    store.set(chooseDisplayAtom, { theme: 'contrast', textScale: 130 });

    expect(store.get(displayAtom)).toEqual({ theme: 'contrast', textScale: 130 });
    expect(document.documentElement).toHaveAttribute('data-theme', 'contrast');
    expect(document.documentElement).toHaveAttribute('data-text-scale', '130');
    const next = createStore();
    next.set(restoreDisplayAtom);
    expect(next.get(displayAtom)).toEqual({ theme: 'contrast', textScale: 130 });
  });

  it('removes the attributes of a choice that was reset', () => {
    const store = createStore();
    store.set(chooseDisplayAtom, { theme: 'dark', textScale: 150 });

    store.set(chooseDisplayAtom, { theme: 'system', textScale: 100 });

    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.documentElement).not.toHaveAttribute('data-text-scale');
  });

  it('has high contrast if nothing is chosen and the device asks for more', () => {
    const { matchMedia } = window;
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === '(prefers-contrast: more)' });

    createStore().set(chooseDisplayAtom, standard as DisplayChoice);

    expect(document.documentElement).toHaveAttribute('data-theme', 'contrast');
    window.matchMedia = matchMedia;
  });

  it.each([
    ['no words of ours', 'hello'],
    ['another list', '[1]'],
    ['unknown values', '{"theme":"sepia","textScale":300}'],
    ['nothing', 'null'],
  ])('is the default if the storage contains %s', (_what, text) => {
    localStorage.setItem(key, text);
    const store = createStore();

    store.set(restoreDisplayAtom);

    expect(store.get(displayAtom)).toEqual(standard);
  });

  it('uses the known parts of a choice and defaults for the rest', () => {
    localStorage.setItem(key, '{"theme":"dark","textScale":300}');
    const store = createStore();

    store.set(restoreDisplayAtom);

    expect(store.get(displayAtom)).toEqual({ theme: 'dark', textScale: 100 });
  });

  it('applies a choice to the page if storage is blocked', () => {
    blockStorage();
    const store = createStore();

    store.set(restoreDisplayAtom);
    store.set(chooseDisplayAtom, { theme: 'dark', textScale: 100 });

    expect(store.get(displayAtom)).toEqual({ theme: 'dark', textScale: 100 });
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});
