/** Adds the page on which to continue to a path. @param next null or empty for none */
export const withNext = (path: string, next: string | null): string =>
  next === null || next === '' ? path : `${path}?${new URLSearchParams({ next })}`;
