/** Gives a click that met the picture of the page to the element below it. */
function repeatClick(event: MouseEvent): void {
  if (event.target !== document.documentElement) return;
  const below = document.elementFromPoint(event.clientX, event.clientY);
  if (below === null || below === event.target) return;
  below.closest<HTMLElement>('a, button, input, select, textarea, [tabindex]')?.focus();
  below.dispatchEvent(new MouseEvent('click', event));
}

/**
 * While a view transition is shown, its picture lies over the page and takes every press: browsers do not look below it,
 * whatever its `pointer-events` are. A press ends the transition, and its click goes to what is there.
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
 * Runs the function now, or when the view transition ends that is shown now: until then nothing of the page is found by its
 * place, as the picture lies over everything.
 */
export function afterViewTransition(run: () => void): void {
  if (shown === undefined) run();
  else shown.finished.then(run, run);
}

/**
 * Mends view transitions where the router leaves them as they are. One that the next navigation interrupts is no error, but
 * its promise `ready` rejects, and the browser would report that as an error of the page; and clicks get lost (above).
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
