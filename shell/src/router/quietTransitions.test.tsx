import { quietTransitions } from './quietTransitions.ts';

type Start = Document['startViewTransition'];

function withTransitions(ready: () => Promise<undefined>): string[] {
  const seen: string[] = [];
  document.startViewTransition = ((update: () => void) => {
    update();
    const transition = { ready: ready() };
    const { catch: original } = transition.ready;
    transition.ready.catch = function note(this: Promise<undefined>, ...args: Parameters<typeof original>) {
      seen.push('handled');
      return original.apply(this, args);
    } as typeof original;
    return transition;
  }) as unknown as Start;
  return seen;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('quietTransitions', () => {
  it('takes care of a transition that is skipped, and hands it on', async () => {
    const skipped = new DOMException('Transition was skipped', 'AbortError');
    const seen = withTransitions(() => Promise.reject(skipped));
    let updates = 0;

    quietTransitions();
    const transition = document.startViewTransition(() => {
      updates += 1;
    });

    expect([seen, updates]).toEqual([['handled'], 1]);
    await expect(transition.ready).rejects.toBe(skipped);
  });

  it('does without them in browsers that have none', () => {
    quietTransitions();

    expect(document.startViewTransition).toBeUndefined();
  });
});
