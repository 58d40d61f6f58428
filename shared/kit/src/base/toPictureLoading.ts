/** Pictures of a list that may be in the first view; in one column that is more than a screen. */
const eagerCount = 4;

interface PictureLoading {
  readonly loading: 'eager' | 'lazy';
  readonly fetchPriority?: 'high';
}

/**
 * How a list's pictures are asked for: the first before all else, since the page opens with it (the server also puts a
 * preload for it into the head), the next ones at once, the others when they come into view.
 *
 * @param index place in the list, from 0
 * @example <img alt={alt} src={src} {...toPictureLoading(index)} />
 */
export function toPictureLoading(index: number): PictureLoading {
  if (index === 0) return { loading: 'eager', fetchPriority: 'high' };
  return { loading: index < eagerCount ? 'eager' : 'lazy' };
}
