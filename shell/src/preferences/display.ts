import { atom } from 'jotai';
import { type DisplayChoice, textScales, themeChoices } from '../chrome/chromeTypes.ts';

/** Also read by the script in the page's head, before the first paint. */
const storageKey = 'haesol.display';

const standard: DisplayChoice = { theme: 'system', textScale: 100 };

function parse(text: string | null): DisplayChoice {
  const { theme, textScale } = JSON.parse(text ?? '{}') as Partial<DisplayChoice>;
  return {
    theme: themeChoices.find((choice) => choice === theme) ?? standard.theme,
    textScale: textScales.find((scale) => scale === textScale) ?? standard.textScale,
  };
}

function apply({ theme, textScale }: DisplayChoice): void {
  const root = document.documentElement;
  if (theme !== 'system') root.dataset.theme = theme;
  else if (window.matchMedia('(prefers-contrast: more)').matches) root.dataset.theme = 'contrast';
  else delete root.dataset.theme;
  if (textScale === 100) delete root.dataset.textScale;
  else root.dataset.textScale = String(textScale);
}

const displayStateAtom = atom<DisplayChoice>(standard);
export const displayAtom = atom((get) => get(displayStateAtom));

export const chooseDisplayAtom = atom(null, (_get, set, choice: DisplayChoice) => {
  set(displayStateAtom, choice);
  apply(choice);
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // Blocked storage: the choice applies until the page is left.
  }
});

export const restoreDisplayAtom = atom(null, (_get, set) => {
  try {
    set(displayStateAtom, parse(localStorage.getItem(storageKey)));
  } catch {
    // Blocked storage or an invalid value: the default.
  }
});
