import { waitFor } from '@testing-library/react';
import { mendViewTransitions } from '../../router/viewTransitions.ts';
import { makeFootRoom } from './footRoom.ts';

/** Creates an element at a position in a window of 390 × 800 px, as the browser would lay it out. */
function place(element: HTMLElement, top: number, height: number, position = 'static'): HTMLElement {
  element.style.position = position;
  element.getBoundingClientRect = () => new DOMRect(0, top, 390, height);
  Object.defineProperty(element, 'offsetHeight', { value: height });
  document.body.append(element);
  return element;
}

const aBar = (top: number, height: number, position: string) =>
  place(document.createElement('div'), top, height, position);

/** Shows the toasts, 52 px high, above all else. */
function showToasts() {
  const region = place(document.createElement('section'), 724, 52, 'fixed');
  return { region, readLift: () => region.style.getPropertyValue('--foot-bar'), takeBack: makeFootRoom(region) };
}

const readRoom = () => document.documentElement.style.getPropertyValue('--toast-room');

const { elementsFromPoint } = document;

beforeEach(() => {
  Object.assign(window, { innerWidth: 390, innerHeight: 800 });
  document.elementsFromPoint = (_x, y) =>
    [...document.body.children].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top <= y && y <= bottom;
    });
});
afterEach(() => {
  document.body.replaceChildren();
  document.elementsFromPoint = elementsFromPoint;
});

describe('makeFootRoom', () => {
  it.each([
    ['a bar that sticks to the foot', 736, 64, 'sticky', '64px'],
    ['a button that floats there', 724, 60, 'fixed', '76px'],
    ['a bar that its page has left behind', 300, 64, 'sticky', '0px'],
    ['text of the page', 736, 64, 'static', '0px'],
    ['a dialog over the whole window', 0, 800, 'fixed', '0px'],
  ])('lifts the toasts above %s by its height: %i px down, %i px high, %s', (_what, top, height, position, lift) => {
    aBar(top, height, position);

    const { readLift, takeBack } = showToasts();

    expect(readLift()).toBe(lift);
    takeBack();
  });

  it('follows a bar that appears while the page scrolls', () => {
    const { readLift, takeBack } = showToasts();
    expect(readLift()).toBe('0px');

    aBar(736, 64, 'sticky');
    window.dispatchEvent(new Event('scroll'));

    expect(readLift()).toBe('64px');
    takeBack();
  });

  it('follows a bar that appears later without scrolling', async () => {
    const { readLift, takeBack } = showToasts();

    aBar(736, 64, 'fixed');

    await waitFor(() => expect(readLift()).toBe('64px'));
    takeBack();
  });

  it('waits for the end of a view transition, whose snapshot hides the bars', async () => {
    const finished = Promise.withResolvers<undefined>();
    Object.assign(document, { startViewTransition: () => ({ finished: finished.promise, ready: finished.promise }) });
    mendViewTransitions();
    aBar(736, 64, 'fixed');
    const { readLift, takeBack } = showToasts();
    const { elementsFromPoint: findBelow } = document;
    document.elementsFromPoint = () => [document.documentElement];
    document.startViewTransition(() => undefined);
    window.dispatchEvent(new Event('scroll'));
    expect(readLift()).toBe('64px');

    document.elementsFromPoint = findBelow;
    finished.resolve(undefined);

    await waitFor(() => expect(readLift()).toBe('64px'));
    takeBack();
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it('places the badge of chosen builds above bars, and toasts above the badge', () => {
    const toasts = aBar(748, 52, 'fixed');
    toasts.setAttribute('popover', 'manual');
    const badge = place(document.createElement('section'), 724, 52, 'fixed');

    const takeBack = makeFootRoom(badge, '--badge-room');

    expect(badge.style.getPropertyValue('--foot-bar')).toBe('0px');
    expect(document.documentElement.style.getPropertyValue('--badge-room')).toBe('100px');
    takeBack();
  });

  it('reserves room in the page for toasts and bar, and releases it with them', () => {
    const { takeBack } = showToasts();
    expect(readRoom()).toBe('100px');
    aBar(736, 64, 'fixed');
    window.dispatchEvent(new Event('resize'));
    expect(readRoom()).toBe('164px');

    takeBack();
    window.dispatchEvent(new Event('scroll'));

    expect(readRoom()).toBe('');
  });
});
