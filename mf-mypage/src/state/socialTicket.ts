import type { SocialProviderName } from '@haesol/contracts/identity';
import { atom } from 'jotai';

/** Provider's data of a person without an account. In memory only. */
export interface SocialTicket {
  readonly provider: SocialProviderName;
  readonly ticket: string;
  readonly next: string;
  readonly name: string;
  /** Empty if the provider sends none. */
  readonly email: string;
  readonly isEmailProven: boolean;
  readonly tel: string;
  /** Masked id of the account with the same address, which can be linked. */
  readonly maskedId: string | undefined;
}

export const socialTicketAtom = atom<SocialTicket | undefined>(undefined);
