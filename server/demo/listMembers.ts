import type { Db } from '../src/db/schema.ts';

/** Active members by their addresses. */
export const listMembers = (db: Db) =>
  db
    .selectFrom('member')
    .select(['member_uid', 'name', 'email', 'role', 'class_cd'])
    .where('state', '=', 'ACTIVE')
    .orderBy('email')
    .execute();

export type ListedMember = Awaited<ReturnType<typeof listMembers>>[number];

/** A login that the demonstration names. */
export const isDemo = ({ email }: Pick<ListedMember, 'email'>) => email.endsWith('@demo.example');
