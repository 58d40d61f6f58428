import type { EndpointData, findId, findPw } from '@haesol/shared/contracts';
import { atom } from 'jotai';

type FoundIds = EndpointData<typeof findId>;
type PasswordAnswer = EndpointData<typeof findPw> & { readonly email: string };

/** Answer of the search for accounts; undefined after a reload. */
export const foundIdsAtom = atom<FoundIds | undefined>(undefined);

export const passwordAnswerAtom = atom<PasswordAnswer | undefined>(undefined);
