import { atom } from 'jotai';

type Drafts = Readonly<Record<string, string>>;

const storageKey = 'haesol.comments';

function readStored(): Drafts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(entries);
  } catch {
    // Storage may be forbidden or hold something else; drafts then live as long as the page.
    return {};
  }
}

function store(drafts: Drafts): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(drafts));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** Empty until the tab's storage was read, so that the first render is the same everywhere. */
const draftsAtom = atom<Drafts>({});
draftsAtom.onMount = (set) => {
  set((drafts) => ({ ...readStored(), ...drafts }));
};

/** Comments that were begun, by question: whoever has to sign in first, even at another site, finds the words again. */
export const commentDraftsAtom = atom((get) => get(draftsAtom));

export const keepCommentDraftAtom = atom(null, (get, set, qnaUid: string, text: string) => {
  const { [qnaUid]: _before, ...others } = get(draftsAtom);
  const drafts = text === '' ? others : { ...others, [qnaUid]: text };
  set(draftsAtom, drafts);
  store(drafts);
});
