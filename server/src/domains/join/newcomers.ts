import type { Db } from '../../db/schema.ts';
import { hashToken } from '../auth/tokens.ts';
import { createCertRepository } from '../cert/repository.ts';
import { createTicketRepository } from '../sns/ticketRepository.ts';

/** Name under which files of somebody who is signing up wait: the hash of what they sign up with. */
export const toNewcomer = (proof: string): string => hashToken(proof);

/** Who may upload before there is an account: whoever holds a live proof of signing up. */
export function createNewcomers(db: Db) {
  return async (proof: string, now: Date): Promise<string | undefined> => {
    const isLive =
      (await createCertRepository(db).isTokenLive(hashToken(proof), 'JOIN', now)) ||
      (await createTicketRepository(db).find(proof, 'LOGIN', now)) !== undefined;
    return isLive ? toNewcomer(proof) : undefined;
  };
}
