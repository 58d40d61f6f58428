/** States that a pointer or the focus gives, with the pseudo-classes that hold in each. */
export const shownStates = {
  hover: [':hover'],
  press: [':hover', ':active'],
  focus: [':focus', ':focus-visible', ':focus-within'],
} as const;

export type ShownState = keyof typeof shownStates;

const names = Object.values(shownStates).flat();
/** Not followed by a letter or a hyphen: `:focus` is no part of `:focus-within`. */
const pseudoClasses = new RegExp(`(?:${[...new Set(names)].join('|')})(?![\\w-])`, 'g');

const focusable = ':where(a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"]))';
/** What can be in a state; all can be under a pointer. */
const holders: Readonly<Record<string, string>> = {
  ':focus': focusable,
  ':focus-visible': focusable,
  ':focus-within': `:where(:has(${focusable}))`,
};

/** What hides or undoes something until a state is there is nothing to show. */
const withoutState = /:not\([^)]*:(?:hover|active|focus)/;

/** What a rule is said of in the place that shows the state, with the same weight as before. */
function toShownSelector(selector: string): string {
  return selector.replace(pseudoClasses, (name) => `:is([data-shows~="${name.slice(1)}"] ${holders[name] ?? '*'})`);
}

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule && 'style' in rule;
const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule && !isStyleRule(rule);

/** @returns how to take the copies away */
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
 * Says every rule for a pointer or the focus once more, for what stands under `data-shows`: so that all samples can show
 * at once what one element at a time can be in.
 * @returns how to take the copies away
 */
export function copyStateRules(sheets: Iterable<CSSStyleSheet>): () => void {
  const undo = [...sheets].map(copyRules);
  return () => {
    for (const take of undo) take();
  };
}
