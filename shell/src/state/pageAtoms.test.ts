import { createStore } from 'jotai';
import { isDirtyAtom, ownNamesAtom, setDirtyAtom, setPageCrumbsAtom, setPageTitleAtom } from './pageAtoms.ts';

describe('title and crumbs of a page', () => {
  it('belong together on one page', () => {
    const store = createStore();

    store.set(setPageTitleAtom, { page: '/a', title: '휴무 안내' });
    store.set(setPageCrumbsAtom, { page: '/a', crumbs: [{ label: '휴무 안내' }] });

    expect(store.get(ownNamesAtom)).toEqual({ page: '/a', title: '휴무 안내', crumbs: [{ label: '휴무 안내' }] });
  });

  it('are cleared on another page', () => {
    const store = createStore();
    store.set(setPageTitleAtom, { page: '/a', title: '휴무 안내' });

    store.set(setPageCrumbsAtom, { page: '/b', crumbs: [{ label: '나' }] });

    expect(store.get(ownNamesAtom)).toEqual({ page: '/b', title: undefined, crumbs: [{ label: '나' }] });
  });
});

describe('dirty', () => {
  it('is true while any instance has unsaved input', () => {
    const store = createStore();
    store.set(setDirtyAtom, { instance: 'a', dirty: true });
    store.set(setDirtyAtom, { instance: 'b', dirty: true });

    store.set(setDirtyAtom, { instance: 'a', dirty: false });
    expect(store.get(isDirtyAtom)).toBe(true);
    store.set(setDirtyAtom, { instance: 'b', dirty: false });

    expect(store.get(isDirtyAtom)).toBe(false);
  });
});
