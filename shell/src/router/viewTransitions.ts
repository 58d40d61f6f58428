/** Repeats a click on the snapshot for the element below it. */
function repeatClick(event: MouseEvent): void {
  if (event.target !== document.documentElement) return;
  const below = document.elementFromPoint(event.clientX, event.clientY);
  if (below === null || below === event.target) return;
  below.closest<HTMLElement>('a, button, input, select, textarea, [tabindex]')?.focus();
  below.dispatchEvent(new MouseEvent('click', event));
}

/**
 * During a view transition a snapshot covers the page and receives every press: browsers do not hit-test below it, regardless of
 * its `pointer-events`. A press ends the transition, and its click is repeated on the element below.
 */
function letClicksThrough(transition: ViewTransition): void {
  const skip = ({ target }: Event) => {
    if (target !== document.documentElement) return;
    transition.skipTransition();
    document.addEventListener('click', repeatClick, { capture: true, once: true });
  };
  const end = () => document.removeEventListener('pointerdown', skip, true);
  document.addEventListener('pointerdown', skip, true);
  transition.finished.then(end, end);
}

let shown: ViewTransition | undefined;

/**
 * Runs the function now, or after the active view transition: until then hit-testing finds only the snapshot that covers the
 * page.
 */
export function afterViewTransition(run: () => void): void {
  if (shown === undefined) run();
  else shown.finished.then(run, run);
}

/**
 * Fixes view transitions of the router. Interrupting one by the next navigation is no error, but its promise `ready` rejects,
 * which the browser would report as an error of the page; and clicks get lost (above).
 */
export function mendViewTransitions(): void {
  // Not in every browser.
  const start: Document['startViewTransition'] | undefined = document.startViewTransition;
  if (start === undefined) return;
  document.startViewTransition = (update) => {
    const transition = start.call(document, update);
    transition.ready.catch(() => undefined);
    letClicksThrough(transition);
    shown = transition;
    const end = () => {
      if (shown === transition) shown = undefined;
    };
    transition.finished.then(end, end);
    return transition;
  };
}
