import { type FileRef, toMailAddress } from '@haesol/contracts/common';
import { readDraft, removeDraft, writeDraft } from '@haesol/remote/form';
import type { SignInPayload } from '@haesol/remote/shell-api';
import { atom } from 'jotai';
import { loginIdAtom } from '#state/loginId';
import { socialTicketAtom } from '#state/socialTicket';
import { emptyDraft, type JoinDraft, type JoinedMember, parseDraft, toPhoneParts } from './joinRules.ts';

const draftName = 'join';

/** Undefined until sessionStorage was read, so that the first render is the same everywhere. */
const draftStateAtom = atom<JoinDraft | undefined>(undefined);
draftStateAtom.onMount = (set) => {
  set((draft) => draft ?? parseDraft(readDraft(draftName)));
};

/** Draft of the sign-up; survives a reload of the tab. Contains no passwords, codes or proofs. */
export const joinDraftAtom = atom((get) => get(draftStateAtom));

/** Reads sessionStorage once. @returns the draft */
export const loadJoinDraftAtom = atom(null, (get, set): JoinDraft => {
  const draft = get(draftStateAtom) ?? parseDraft(readDraft(draftName));
  set(draftStateAtom, draft);
  return draft;
});

export const changeJoinDraftAtom = atom(null, (_get, set, change: Partial<JoinDraft>) => {
  const draft = { ...set(loadJoinDraftAtom), ...change };
  set(draftStateAtom, draft);
  writeDraft(draftName, draft);
});

interface JoinProof {
  /** Verified mailbox; the proof itself is in an HttpOnly cookie. */
  readonly provenEmail?: string | undefined;
  /** Uploaded with the proof, and useless without it. */
  readonly picture?: FileRef | undefined;
}
const proofStateAtom = atom<JoinProof>({});
/** Proofs of this page load: in memory only. */
export const joinProofAtom = atom(
  (get) => ({ ...get(proofStateAtom), snsTicket: get(socialTicketAtom)?.ticket }),
  (get, set, change: JoinProof) => set(proofStateAtom, { ...get(proofStateAtom), ...change }),
);

/**
 * State of the proof of the address: by a code, or by the provider of a social account. A proof is valid only for its own
 * address: another one may have been typed since. `unknown` after a reload, when only the server has it.
 */
export const emailProofAtom = atom((get): 'missing' | 'proven' | 'unknown' => {
  const ticket = get(socialTicketAtom);
  const email = get(draftStateAtom)?.email ?? '';
  if (ticket?.isEmailProven === true && ticket.email === email) return 'proven';
  const { provenEmail } = get(proofStateAtom);
  if (provenEmail === undefined) return email === '' ? 'missing' : 'unknown';
  return provenEmail === toMailAddress(email) ? 'proven' : 'missing';
});

const adoptedStateAtom = atom('');
/** Prefills data from a provider, once, so that later input is kept. */
export const adoptTicketAtom = atom(null, (get, set) => {
  const ticket = get(socialTicketAtom);
  if (ticket === undefined || get(adoptedStateAtom) === ticket.ticket) return;
  set(adoptedStateAtom, ticket.ticket);
  const { provider, email, name } = ticket;
  const tel = toPhoneParts(ticket.tel);
  set(changeJoinDraftAtom, { provider, email, name, ...(tel !== undefined && { tel }) });
});

interface Joined {
  readonly member: JoinedMember;
  /** Response of the sign-in that follows; undefined with a social account, and if it failed. */
  readonly session: SignInPayload | undefined;
}
const joinedStateAtom = atom<(Joined & Pick<JoinDraft, 'next'>) | undefined>(undefined);
/** Created account, with the page to continue on. */
export const joinedAtom = atom((get) => get(joinedStateAtom));
export const noteJoinedAtom = atom(null, (get, set, joined: Joined) => {
  set(joinedStateAtom, { ...joined, next: get(draftStateAtom)?.next ?? '' });
  set(loginIdAtom, joined.member.email);
});
/** Clears the form after the account was created. */
export const forgetJoinAtom = atom(null, (_get, set) => {
  set(draftStateAtom, emptyDraft);
  set(proofStateAtom, {});
  set(socialTicketAtom, undefined);
  removeDraft(draftName);
});
