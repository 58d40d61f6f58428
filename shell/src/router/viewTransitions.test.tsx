import { afterViewTransition, mendViewTransitions } from './viewTransitions.ts';

type Start = Document['startViewTransition'];

/** @returns calls on the transitions, and a function that ends them */
function withTransitions(ready: () => Promise<undefined> = () => Promise.resolve(undefined)) {
  const seen: string[] = [];
  const finished = Promise.withResolvers<undefined>();
  document.startViewTransition = ((update: () => void) => {
    update();
    const transition = {
      ready: ready(),
      finished: finished.promise,
      skipTransition() {
        seen.push('skipped');
      },
    };
    const { catch: original } = transition.ready;
    transition.ready.catch = function note(this: Promise<undefined>, ...args: Parameters<typeof original>) {
      seen.push('handled');
      return original.apply(this, args);
    } as typeof original;
    return transition;
  }) as unknown as Start;
  return { seen, finish: () => finished.resolve(undefined) };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(document, 'elementFromPoint');
  document.body.replaceChildren();
});

describe('mendViewTransitions', () => {
  it('handles a skipped transition, and returns it', async () => {
    const skipped = new DOMException('Transition was skipped', 'AbortError');
    const { seen, finish } = withTransitions(() => Promise.reject(skipped));
    let updates = 0;

    mendViewTransitions();
    const transition = document.startViewTransition(() => {
      updates += 1;
    });

    expect([seen, updates]).toEqual([['handled'], 1]);
    await expect(transition.ready).rejects.toBe(skipped);
    finish();
    await transition.finished;
  });

  it('works in browsers without transitions', () => {
    mendViewTransitions();

    expect(document.startViewTransition).toBeUndefined();
  });
});

describe('afterViewTransition', () => {
  it('waits for the end of the active transition, and only then', async () => {
    const { finish } = withTransitions();
    const runs: string[] = [];
    mendViewTransitions();

    afterViewTransition(() => runs.push('before'));
    const { finished } = document.startViewTransition(() => undefined);
    afterViewTransition(() => runs.push('while it is shown'));
    expect(runs).toEqual(['before']);
    finish();
    await finished;
    afterViewTransition(() => runs.push('after'));

    expect(runs).toEqual(['before', 'while it is shown', 'after']);
  });
});

describe('a press during a transition', () => {
  const root = document.documentElement;
  const press = (target: Element) => {
    const at = { bubbles: true, clientX: 10, clientY: 20, ctrlKey: true };
    target.dispatchEvent(new MouseEvent('pointerdown', at));
    target.dispatchEvent(new MouseEvent('click', at));
  };
  /** Button with a drawing in it at the place of the press. */
  function showButton() {
    const clicks: string[] = [];
    const button = document.createElement('button');
    const icon = button.appendChild(document.createElement('i'));
    button.addEventListener('click', ({ clientX, clientY, ctrlKey }) => {
      clicks.push(`${clientX} ${clientY} ${ctrlKey}`);
    });
    document.body.append(button);
    document.elementFromPoint = () => icon;
    return { button, clicks };
  }

  it('ends it, and clicks the element below', async () => {
    const { seen, finish } = withTransitions();
    const { button, clicks } = showButton();
    mendViewTransitions();
    const { finished } = document.startViewTransition(() => undefined);

    press(root);
    finish();
    await finished;

    expect([seen, clicks]).toEqual([['handled', 'skipped'], ['10 20 true']]);
    expect(button).toHaveFocus();
  });

  it('is left to an element that receives it directly, and to the page after the transition', async () => {
    const { seen, finish } = withTransitions();
    const { button, clicks } = showButton();
    mendViewTransitions();
    const { finished } = document.startViewTransition(() => undefined);

    press(button);
    finish();
    await finished;
    press(root);

    expect([seen, clicks]).toEqual([['handled'], ['10 20 true']]);
  });
});
