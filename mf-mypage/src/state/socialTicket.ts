import type { SocialProviderName } from '@haesol/contracts/identity';
import { atom } from 'jotai';

/** What a provider has said of somebody whom the site does not know yet. In memory alone. */
export interface SocialTicket {
  readonly provider: SocialProviderName;
  readonly ticket: string;
  readonly next: string;
  readonly name: string;
  /** Empty where the provider gives none. */
  readonly email: string;
  readonly isEmailProven: boolean;
  readonly tel: string;
  /** Of the account with the same address, which may be linked. */
  readonly maskedId: string | undefined;
}

export const socialTicketAtom = atom<SocialTicket | undefined>(undefined);
