/** Tracks the progress of the first page: painted by the shell, then its remote mounted. */
export function createPageLife() {
  const shown = Promise.withResolvers<void>();
  const mounted = Promise.withResolvers<void>();
  let isFirstPage = true;
  return {
    /** Called when the shell has rendered or hydrated the page. */
    onShown: () => shown.resolve(),
    isShown: shown.promise,
    whenShown: (act: () => void) => void shown.promise.then(act),
    /** Called when the remote of the page is mounted or has failed, or the page needs none. */
    onRemoteMounted(): void {
      isFirstPage = false;
      mounted.resolve();
    },
    isFirstPage: () => isFirstPage,
    /** Runs `act` once the first page is mounted or has failed. */
    whenMounted: (act: () => void) => void mounted.promise.then(act),
  };
}

export type PageLife = ReturnType<typeof createPageLife>;
