/** First signs that a person uses the page. */
const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** Runs work once, at the first pointer, touch, key or scroll: a visitor who only looks at the page never needs it. @returns stop */
export function whenUsed(work: () => void): () => void {
  const used = new AbortController();
  const onUse = () => {
    used.abort();
    work();
  };
  for (const sign of signs) addEventListener(sign, onUse, { signal: used.signal, passive: true });
  return () => used.abort();
}
