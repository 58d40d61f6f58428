import type { EndpointData, findId, findPw } from '@haesol/shared/contracts';
import { atom } from 'jotai';

type FoundIds = EndpointData<typeof findId>;
type PasswordAnswer = EndpointData<typeof findPw> & { readonly email: string };

const foundStateAtom = atom<FoundIds | undefined>(undefined);
/** What was found; undefined after a reload. */
export const foundIdsAtom = atom(
  (get) => get(foundStateAtom),
  (_get, set, found: FoundIds) => set(foundStateAtom, found),
);

const passwordStateAtom = atom<PasswordAnswer | undefined>(undefined);
export const passwordAnswerAtom = atom(
  (get) => get(passwordStateAtom),
  (_get, set, answer: PasswordAnswer) => set(passwordStateAtom, answer),
);
