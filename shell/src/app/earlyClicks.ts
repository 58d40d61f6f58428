/** Filled by the script in the page's head: buttons that were pressed before anything listened. */
declare global {
  var hsEarlyClicks: HTMLElement[] | undefined;
}

/** Says that a part of the server's markup works now, and repeats what was pressed in it meanwhile. */
export function openPart(part: HTMLElement): void {
  part.removeAttribute('data-ssr');
  const waiting = globalThis.hsEarlyClicks ?? [];
  const isOpen = (target: HTMLElement) => target.closest('[data-ssr]') === null;
  globalThis.hsEarlyClicks = waiting.filter((target) => !isOpen(target));
  for (const target of waiting.filter(isOpen)) {
    if (target.isConnected) target.click();
  }
}
