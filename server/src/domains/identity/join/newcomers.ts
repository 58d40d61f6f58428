import type { Db } from '../../../db/schema.ts';
import { createCertRepository } from '../cert/repository.ts';
import { hashToken } from '../session/tokens.ts';
import { createTicketRepository } from '../sns/ticketRepository.ts';

/** Returns the owner of files uploaded during sign-up: the hash of the proof (code token or social ticket). */
export const toNewcomer = (proof: string): string => hashToken(proof);

/** Allows uploads by visitors with a valid proof before their account exists. */
export function createNewcomers(db: Db) {
  return async (proof: string, now: Date): Promise<string | undefined> => {
    const isLive =
      (await createCertRepository(db).findProven(hashToken(proof), 'JOIN', now)) !== undefined ||
      (await createTicketRepository(db).find(proof, 'LOGIN', now)) !== undefined;
    return isLive ? toNewcomer(proof) : undefined;
  };
}
