import { toSlides } from './toSlides.ts';

describe('toSlides', () => {
  it.each([
    [[], []],
    [[1, 2], [[1, 2]]],
    [
      [1, 2, 3, 4, 5],
      [[1, 2], [3, 4], [5]],
    ],
  ])('splits %j into %j', (list, slides) => {
    expect(toSlides(list, 2)).toEqual(slides);
  });
});
