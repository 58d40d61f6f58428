import { randomUUID } from 'node:crypto';
import { type Access, errorCodes } from '@haesol/contracts/common';
import { guestClass } from '@haesol/contracts/identity';
import { createAuthRepository } from '../domains/identity/session/repository.ts';
import { createTokens, hashToken } from '../domains/identity/session/tokens.ts';
import type { TestApp } from './testApp.ts';
import type { ApiRoute } from './testWholeApi.ts';

export const actorNames = [
  'visitor',
  'owner',
  'other member',
  'other class',
  'withdrawn',
  'expired token',
  'revoked session',
  'temporary password',
  'guest',
  'staff',
  'admin',
] as const;
export type ActorName = (typeof actorNames)[number];

/** Members of the actors, except the visitor. */
export type Cast = Readonly<Record<Exclude<ActorName, 'visitor'>, string>>;

export interface Session {
  readonly memberUid: string;
  readonly sessionId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Adds a buyer without an account. @param email by default the one of the bookers in tests */
export async function addGuest(db: TestApp['db'], email = 'sky@mail.example'): Promise<string> {
  const uid = randomUUID();
  const names = { email: `${uid}@guest.invalid`, guest_email: email, name: email };
  await db
    .insertInto('member')
    .values({ member_uid: uid, ...names, class_cd: guestClass })
    .execute();
  return uid;
}

/** Students of the sample, one company, staff and an administrator. */
export async function castActors({ db }: TestApp): Promise<Cast> {
  const rows = await db
    .selectFrom('member')
    .select(['email', 'member_uid as uid'])
    .where('email', 'like', '%@demo.example')
    .execute();
  const of = (id: string) => rows.find(({ email }) => email === `${id}@demo.example`)?.uid ?? '';
  const students = await db
    .selectFrom('member')
    .select('member_uid')
    .where('class_cd', '=', 'STUDENT')
    .where('state', '=', 'ACTIVE')
    .where('member_uid', '<>', of('student'))
    .orderBy('email')
    .limit(3)
    .execute();
  const [other, withdrawn, temporary] = students.map(({ member_uid }) => member_uid);
  return {
    owner: of('student'),
    'other member': other ?? '',
    'other class': of('company'),
    withdrawn: withdrawn ?? '',
    'expired token': of('student'),
    'revoked session': of('student'),
    'temporary password': temporary ?? '',
    guest: await addGuest(db),
    staff: of('office'),
    admin: of('admin'),
  };
}

/** Opens a session without hashing a password. */
export async function openSession({ context, db }: TestApp, memberUid: string): Promise<Session> {
  const tokens = createTokens(context.secrets);
  const repository = createAuthRepository(db);
  const now = await context.clock.now();
  const { session_version: version } = await repository.getMember(memberUid);
  const id = randomUUID();
  const exp = new Date(now.getTime() + 3_600_000);
  const hash = hashToken(tokens.createRefresh(id, 1));
  await repository.createSession({
    id,
    memberUid,
    keep: false,
    idleSec: 1800,
    exp,
    now,
    hash,
    ip: '127.0.0.1',
    ua: null,
    secondAt: null,
  });
  const token = await tokens.signAccess({ memberUid, version }, id, now);
  return { memberUid, sessionId: id, headers: { authorization: `Bearer ${token}` } };
}

/** Invalidates a session after it was opened, and restores its member afterwards. */
const invalidations: Partial<
  Record<
    ActorName,
    {
      invalidate: (test: TestApp, session: Session) => Promise<unknown>;
      restore?: (test: TestApp, uid: string) => Promise<unknown>;
    }
  >
> = {
  withdrawn: {
    invalidate: ({ db }, { memberUid }) =>
      db.updateTable('member').set({ state: 'LEFT' }).where('member_uid', '=', memberUid).execute(),
    restore: ({ db }, uid) => db.updateTable('member').set({ state: 'ACTIVE' }).where('member_uid', '=', uid).execute(),
  },
  'revoked session': {
    invalidate: ({ db, context }, { sessionId }) =>
      context.clock
        .now()
        .then((now) => db.updateTable('auth_session').set({ revoked_at: now }).where('id', '=', sessionId).execute()),
  },
  'temporary password': {
    invalidate: ({ db }, { memberUid }) =>
      db.updateTable('member').set({ must_change_pw: true }).where('member_uid', '=', memberUid).execute(),
    restore: ({ db }, uid) =>
      db.updateTable('member').set({ must_change_pw: false }).where('member_uid', '=', uid).execute(),
  },
};

async function expire({ context, db }: TestApp, session: Session): Promise<Session> {
  const now = await context.clock.now();
  const { session_version: version } = await createAuthRepository(db).getMember(session.memberUid);
  const past = new Date(now.getTime() - 901_000);
  const token = await createTokens(context.secrets).signAccess(
    { memberUid: session.memberUid, version },
    session.sessionId,
    past,
  );
  return { ...session, headers: { authorization: `Bearer ${token}` } };
}

/** Runs with the headers of an actor; sets its state up before and restores it afterwards. */
export async function asActor<T>(
  test: TestApp,
  cast: Cast,
  name: ActorName,
  work: (headers: Session['headers']) => Promise<T>,
): Promise<T> {
  if (name === 'visitor') return work({});
  const session = await openSession(test, cast[name]);
  if (name === 'expired token') return work((await expire(test, session)).headers);
  const invalidation = invalidations[name];
  await invalidation?.invalidate(test, session);
  try {
    return await work(session.headers);
  } finally {
    await invalidation?.restore?.(test, session.memberUid);
  }
}

const rolesOf: Readonly<Record<Access, readonly ActorName[]>> = {
  public: actorNames,
  optional: ['visitor', 'owner', 'other member', 'other class', 'temporary password', 'guest', 'staff', 'admin'],
  member: ['owner', 'other member', 'other class', 'staff', 'admin'],
  buyer: ['owner', 'other member', 'other class', 'guest', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
  refresh: [],
  team: ['admin'],
};

/** Returns the code with which the access rule of a route refuses an actor; undefined if allowed. */
export function toGateCode({ endpoint, withTemporaryPassword }: ApiRoute, actor: ActorName): string | undefined {
  const { access, area } = endpoint;
  // The sample's staff have all areas but the logs.
  if (area === 'privacy' && actor === 'staff') return errorCodes.forbidden;
  if (rolesOf[access].includes(actor)) return undefined;
  if (access === 'refresh') return errorCodes.sessionExpired;
  if (actor === 'visitor') return errorCodes.signInRequired;
  if (['withdrawn', 'expired token', 'revoked session'].includes(actor)) return errorCodes.sessionExpired;
  if (actor === 'temporary password') return withTemporaryPassword ? undefined : errorCodes.passwordChangeRequired;
  return errorCodes.forbidden;
}
