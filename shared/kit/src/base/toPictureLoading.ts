/** Pictures of a list that may be in the initial viewport; in one column that is more than a screen. */
const eagerCount = 4;

interface PictureLoading {
  readonly loading: 'eager' | 'lazy';
  readonly fetchPriority?: 'high';
}

/**
 * Returns the loading attributes of a list's pictures: high priority for the first, because the page opens with it (the server
 * also adds a preload for it to the head), eager for the next ones, lazy for the others.
 *
 * @param index position in the list, from 0
 * @example <img alt={alt} src={src} {...toPictureLoading(index)} />
 */
export function toPictureLoading(index: number): PictureLoading {
  if (index === 0) return { loading: 'eager', fetchPriority: 'high' };
  return { loading: index < eagerCount ? 'eager' : 'lazy' };
}
