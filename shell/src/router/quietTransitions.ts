/**
 * A view transition that the next navigation interrupts is not an error, but its promise `ready` rejects. react-router does
 * not handle that rejection, so that the browser would report it as an error of the page.
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
