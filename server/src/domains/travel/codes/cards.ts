import { sql } from 'kysely';

interface CardFacts {
  readonly state: 'READY' | 'EXCHANGED' | 'EXPIRED';
  /** End of the pass: of its hours once it is used, else its last moment. */
  readonly ends: Date;
}

/** Returns the state of a card at a moment: it ends with its pass, before the job has recorded it. */
export const cardStateAt = ({ state, ends }: CardFacts, now: Date): CardFacts['state'] =>
  state === 'READY' && ends <= now ? 'EXPIRED' : state;

/** SQL condition: the plastic card of a pass was handed over, which counts as its use because anyone can ride with it. */
export const isHandedOver = (pass: 'member_pass' | 'p' = 'member_pass') =>
  sql<boolean>`exists (select 1 from exchange_card c
    where c.pass_uid = ${sql.ref(`${pass}.pass_uid`)} and c.state = 'EXCHANGED')`;

/** SQL condition: a pass was used, or its card handed over. */
export const isUsedPass = (pass: 'p') =>
  sql<boolean>`(${sql.ref(`${pass}.activated_at`)} is not null or ${isHandedOver(pass)})`;
