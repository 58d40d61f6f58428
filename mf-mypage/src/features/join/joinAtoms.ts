import type { FileRef } from '@haesol/contracts/common';
import { readDraft, removeDraft, writeDraft } from '@haesol/remote/form';
import { atom } from 'jotai';
import { loginIdAtom } from '#state/loginId';
import { socialTicketAtom } from '#state/socialTicket';
import { emptyDraft, type JoinDraft, type JoinedMember, parseDraft, toAddress, toPhoneParts } from './joinRules.ts';

const draftName = 'join';

/** Undefined until the tab's storage was read, so that the first render is the same everywhere. */
const draftStateAtom = atom<JoinDraft | undefined>(undefined);
draftStateAtom.onMount = (set) => {
  set((draft) => draft ?? parseDraft(readDraft(draftName)));
};

/** What was typed and agreed to so far; outlives a reload of the tab. Passwords, codes and proofs are not in it. */
export const joinDraftAtom = atom((get) => get(draftStateAtom));

/** Reads the tab's storage, unless that was done. @returns the draft */
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
  /** The mailbox that the person has read a code in; the proof itself lies in a cookie that no script reads. */
  readonly provenEmail?: string | undefined;
  /** Uploaded with the proof, and worth nothing without it. */
  readonly picture?: FileRef | undefined;
}
const proofStateAtom = atom<JoinProof>({});
/** What was proven while this page is open: in memory alone. */
export const joinProofAtom = atom(
  (get) => ({ ...get(proofStateAtom), snsTicket: get(socialTicketAtom)?.ticket }),
  (get, set, change: JoinProof) => set(proofStateAtom, { ...get(proofStateAtom), ...change }),
);

/**
 * Whether the address is proven: by a code, or by the provider of a social account. A proof is worth something for its own
 * address alone: another one may have been typed since. `unknown` after a reload, when only the server can tell.
 */
export const emailProofAtom = atom((get): 'missing' | 'proven' | 'unknown' => {
  const ticket = get(socialTicketAtom);
  const email = get(draftStateAtom)?.email ?? '';
  if (ticket?.isEmailProven === true && ticket.email === email) return 'proven';
  const { provenEmail } = get(proofStateAtom);
  if (provenEmail === undefined) return email === '' ? 'missing' : 'unknown';
  return provenEmail === toAddress(email) ? 'proven' : 'missing';
});

const adoptedStateAtom = atom('');
/** Takes over what a provider has said, once: what was typed since stays. */
export const adoptTicketAtom = atom(null, (get, set) => {
  const ticket = get(socialTicketAtom);
  if (ticket === undefined || get(adoptedStateAtom) === ticket.ticket) return;
  set(adoptedStateAtom, ticket.ticket);
  const { provider, email, name } = ticket;
  const tel = toPhoneParts(ticket.tel);
  set(changeJoinDraftAtom, { provider, email, name, ...(tel !== undefined && { tel }) });
});

const joinedStateAtom = atom<JoinedMember | undefined>(undefined);
export const joinedMemberAtom = atom((get) => get(joinedStateAtom));
export const noteJoinedAtom = atom(null, (_get, set, member: JoinedMember) => {
  set(joinedStateAtom, member);
  set(loginIdAtom, member.email);
});
/** The account is made, and its page stands: nothing of the form is kept. */
export const forgetJoinAtom = atom(null, (_get, set) => {
  set(draftStateAtom, emptyDraft);
  set(proofStateAtom, {});
  set(socialTicketAtom, undefined);
  removeDraft(draftName);
});
