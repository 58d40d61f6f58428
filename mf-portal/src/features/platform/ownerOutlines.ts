import type { LiveRelease } from '@haesol/contracts/release';

type Owner = Pick<LiveRelease, 'id' | 'slots'>;

const toRule = (selector: string, label: string, colour: string) => `
${selector} { outline: 2px dashed ${colour}; outline-offset: -2px; }
${selector}::before {
  content: ${JSON.stringify(label)};
  display: block;
  inline-size: fit-content;
  padding: 0 var(--space-2);
  background: var(--color-bg-inverse);
  color: var(--color-ink-inverse);
  font: var(--type-micro);
}`;

/** Creates styles that outline each area and slot with its owner, on any page. */
export function toOwnerStyles(owners: readonly Owner[]): string {
  const areas = owners.map(({ id }) => toRule(`[data-remote="${id}"]`, id, 'var(--color-action)'));
  const slots = owners.flatMap(({ id, slots }) =>
    slots.map((slot) => toRule(`[data-slot="${slot}"]`, `${slot} · ${id}`, 'var(--color-danger)')),
  );
  return [...areas, ...slots].join('\n');
}

let drawn: CSSStyleSheet | undefined;

export const areOwnersDrawn = (): boolean => drawn !== undefined;

/** Draws owners on every page of this tab, until it is reloaded or {@link eraseOwners} is called. */
export function drawOwners(owners: readonly Owner[]): void {
  if (drawn !== undefined) return;
  drawn = new CSSStyleSheet();
  drawn.replaceSync(toOwnerStyles(owners));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
}

export function eraseOwners(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
  drawn = undefined;
}
