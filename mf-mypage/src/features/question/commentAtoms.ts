import { atom } from 'jotai';

const draftsAtom = atom<Readonly<Record<string, string>>>({});

/** Comments that were begun, by question: whoever has to sign in first finds the words again. */
export const commentDraftsAtom = atom((get) => get(draftsAtom));

export const keepCommentDraftAtom = atom(null, (get, set, qnaUid: string, text: string) =>
  set(draftsAtom, { ...get(draftsAtom), [qnaUid]: text }),
);
