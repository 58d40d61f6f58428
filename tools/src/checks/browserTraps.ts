/** Checked callers: the sources of remotes and of the shared package. */
const ourSource = /\/(mf-[a-z]+|shared)\/src\//;

/**
 * Detects forbidden accesses during a first render: browser objects, the clock, random numbers.
 * @returns accesses by our own sources, with their lines
 */
export function watchRender(render: () => void, ours = ourSource): readonly string[] {
  const found: string[] = [];
  const undo: (() => void)[] = [];

  const note = (name: string) => {
    // Lines of the stack: the message, this function, the trap, the caller.
    const caller = new Error(name).stack?.split('\n')[3]?.trim() ?? '';
    if (ours.test(caller)) found.push(`${name} ${caller}`);
  };

  function trapGlobal(name: string): void {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        note(name);
        return before?.get ? before.get.call(globalThis) : (before?.value as unknown);
      },
    });
    undo.push(() => {
      if (before === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, before);
    });
  }

  function trapMethod(owner: Record<string, unknown>, name: string, label: string): void {
    const before = owner[name] as (...values: unknown[]) => unknown;
    owner[name] = (...values: unknown[]) => {
      note(label);
      return before.apply(owner, values);
    };
    undo.push(() => {
      owner[name] = before;
    });
  }

  for (const name of [
    'window',
    'document',
    'localStorage',
    'sessionStorage',
    'navigator',
    'matchMedia',
    'innerWidth',
  ]) {
    trapGlobal(name);
  }
  trapMethod(Math as unknown as Record<string, unknown>, 'random', 'Math.random');
  trapMethod(Date as unknown as Record<string, unknown>, 'now', 'Date.now');
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct(target, values: unknown[]) {
      if (values.length === 0) note('new Date()');
      return Reflect.construct(target, values) as object;
    },
  });
  undo.push(() => {
    globalThis.Date = RealDate;
  });

  try {
    render();
  } finally {
    for (const act of undo.reverse()) act();
  }
  return found;
}
