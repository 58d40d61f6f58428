import type { EndpointData } from '@haesol/contracts/common';
import type { findId, findPw } from '@haesol/contracts/identity';
import { atom } from 'jotai';

type FoundIds = EndpointData<typeof findId>;
type PasswordAnswer = EndpointData<typeof findPw> & { readonly email: string };

/** Result of the account search; undefined after a reload. */
export const foundIdsAtom = atom<FoundIds | undefined>(undefined);

export const passwordAnswerAtom = atom<PasswordAnswer | undefined>(undefined);
