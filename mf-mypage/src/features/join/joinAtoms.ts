import type { FileRef } from '@haesol/shared/contracts';
import { atom } from 'jotai';
import { socialTicketAtom } from '#state/socialTicket';
import { emptyDraft, type JoinDraft, type JoinedMember, parseDraft, toAddress, toPhoneParts } from './joinRules.ts';

const storageKey = 'haesol.join';

function readStored(): JoinDraft {
  try {
    return parseDraft(sessionStorage.getItem(storageKey));
  } catch {
    // Storage may be forbidden; the draft then lives as long as the page.
    return emptyDraft;
  }
}

function store(draft: JoinDraft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** Undefined until the tab's storage was read, so that the first render is the same everywhere. */
const draftStateAtom = atom<JoinDraft | undefined>(undefined);
draftStateAtom.onMount = (set) => {
  set((draft) => draft ?? readStored());
};

/** What was typed and agreed to so far; outlives a reload of the tab. Passwords and proofs are not in it. */
export const joinDraftAtom = atom((get) => get(draftStateAtom));

export const changeJoinDraftAtom = atom(null, (get, set, change: Partial<JoinDraft>) => {
  const draft = { ...(get(draftStateAtom) ?? emptyDraft), ...change };
  set(draftStateAtom, draft);
  store(draft);
});

interface JoinProof {
  /** A mailbox that the person has read a code in. */
  readonly proven?: { readonly email: string; readonly certToken: string } | undefined;
  readonly password: string;
  readonly passwordConfirm: string;
  /** Uploaded with the proof, and worth nothing without it. */
  readonly picture?: FileRef | undefined;
}
const noProof: JoinProof = { password: '', passwordConfirm: '' };
const proofStateAtom = atom<JoinProof>(noProof);
/** Worth something for the address alone that it was given for: another one may have been typed since. */
const certTokenAtom = atom((get) => {
  const { proven } = get(proofStateAtom);
  return proven?.email === toAddress(get(draftStateAtom)?.email ?? '') ? proven?.certToken : undefined;
});
/** Secrets of signing up: in memory alone. */
export const joinProofAtom = atom(
  (get) => ({ ...get(proofStateAtom), certToken: get(certTokenAtom), snsTicket: get(socialTicketAtom)?.ticket }),
  (get, set, change: Partial<JoinProof>) => set(proofStateAtom, { ...get(proofStateAtom), ...change }),
);

/** Whether the address is proven: by a code, or by the provider of a social account. */
export const isEmailProvenAtom = atom((get) => {
  const ticket = get(socialTicketAtom);
  const isByProvider = ticket?.isEmailProven === true && ticket.email === get(draftStateAtom)?.email;
  return isByProvider || get(certTokenAtom) !== undefined;
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
export const noteJoinedAtom = atom(null, (_get, set, member: JoinedMember) => set(joinedStateAtom, member));
/** The account is made, and its page stands: nothing of the form is kept. */
export const forgetJoinAtom = atom(null, (_get, set) => {
  set(draftStateAtom, emptyDraft);
  set(proofStateAtom, noProof);
  set(socialTicketAtom, undefined);
  store(undefined);
});
