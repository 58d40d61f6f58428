/** States of pointer and focus, with the pseudo-classes that apply in each. */
export const shownStates = {
  hover: [':hover'],
  press: [':hover', ':active'],
  focus: [':focus', ':focus-visible', ':focus-within'],
} as const;

export type ShownState = keyof typeof shownStates;

const names = Object.values(shownStates).flat();
/** Not followed by a letter or a hyphen: `:focus` does not match `:focus-within`. */
const pseudoClasses = new RegExp(`(?:${[...new Set(names)].join('|')})(?![\\w-])`, 'g');

const focusable = ':where(a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"]))';
/** Selectors of elements that can have a state; all can be hovered. */
const holders: Readonly<Record<string, string>> = {
  ':focus': focusable,
  ':focus-visible': focusable,
  ':focus-within': `:where(:has(${focusable}))`,
};

/** Rules that apply only without a state are skipped. */
const withoutState = /:not\([^)]*:(?:hover|active|focus)/;

/** Rewrites a selector for the place that shows the state, with the same specificity. */
function toShownSelector(selector: string): string {
  return selector.replace(pseudoClasses, (name) => `:is([data-shows~="${name.slice(1)}"] ${holders[name] ?? '*'})`);
}

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule && 'style' in rule;
const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule && !isStyleRule(rule);

/** @returns removes the copies */
function copyRules(holder: CSSStyleSheet | CSSGroupingRule): () => void {
  const undo: (() => void)[] = [];
  for (let at = holder.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = holder.cssRules[at];
    if (rule === undefined) continue;
    if (isGroup(rule)) undo.push(copyRules(rule));
    if (!isStyleRule(rule)) continue;
    const shown = toShownSelector(rule.selectorText);
    if (shown === rule.selectorText || withoutState.test(rule.selectorText)) continue;
    holder.insertRule(`${shown}{${rule.style.cssText}}`, at + 1);
    const copy = holder.cssRules[at + 1];
    if (copy !== undefined) undo.push(() => holder.deleteRule([...holder.cssRules].indexOf(copy)));
  }
  return () => {
    for (const take of undo) take();
  };
}

/**
 * Copies every rule of a pointer or focus state for elements under `data-shows`, so that all samples can show a state at once
 * that only one element can have.
 * @returns removes the copies
 */
export function copyStateRules(sheets: Iterable<CSSStyleSheet>): () => void {
  const undo = [...sheets].map(copyRules);
  return () => {
    for (const take of undo) take();
  };
}
