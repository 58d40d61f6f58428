import type { Config } from '../config.ts';
import type { Clock } from '../db/clock.ts';
import type { EventHub } from '../db/eventHub.ts';
import type { Db, MemberClass, MemberRole, MemberState } from '../db/schema.ts';
import type { Limits } from './limits/createLimits.ts';
import type { Secrets } from './secrets.ts';

/** The caller: a member with a live session, as read from the database for this request. */
export interface Principal {
  readonly memberUid: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly memberClass: MemberClass;
  readonly role: MemberRole;
  readonly state: MemberState;
  readonly mustChangePassword: boolean;
  /** The clock when the session was read. */
  readonly now: Date;
}

/** Services that routes and plugins of HTTP need. */
export interface HttpContext {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly events: EventHub;
  /** @returns undefined when the token is not that of a live session */
  readonly authenticate: (accessToken: string) => Promise<Principal | undefined>;
}
