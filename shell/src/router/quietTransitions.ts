/**
 * A view transition that the next navigation cuts short is no fault, but one of its promises rejects, and react-router
 * leaves that to nobody: the browser would report it as an error of the page.
 */
export function quietTransitions(): void {
  // Not in every browser.
  const start: Document['startViewTransition'] | undefined = document.startViewTransition;
  if (start === undefined) return;
  document.startViewTransition = (update) => {
    const transition = start.call(document, update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
