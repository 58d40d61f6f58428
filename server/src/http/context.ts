import type { AreaRights, ContentLocale } from '@haesol/contracts/common';
import type { Config } from '../config.ts';
import type { Clock } from '../db/clock.ts';
import type { EventHub } from '../db/eventHub.ts';
import type { Notices } from '../db/notices.ts';
import type { Db, MemberClass, MemberRole, MemberState } from '../db/schema.ts';
import type { TakeTurn } from './addressTurns.ts';
import type { KeptAnswers } from './keptAnswers.ts';
import type { Limits } from './limits/createLimits.ts';
import type { Metrics } from './metrics.ts';
import type { Secrets } from './secrets.ts';

/** Requesting member with an active session, as read from the database for this request. */
export interface Principal {
  readonly memberUid: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  /** Chosen language; without a choice that of the request. */
  readonly locale: ContentLocale;
  readonly memberClass: MemberClass;
  /** Role of the request: that of a member until a required second factor has confirmed the session. */
  readonly role: MemberRole;
  readonly accountRole: MemberRole;
  /** Rights in the areas of the office: none for members, all for administrators. */
  readonly areas: AreaRights;
  readonly state: MemberState;
  readonly mustChangePassword: boolean;
  /** The session was confirmed by a second factor. */
  readonly hasSecondFactor: boolean;
  /** Time at which the session was read. */
  readonly now: Date;
}

/** Services for routes and HTTP plugins. */
export interface HttpContext {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly notices: Notices;
  readonly events: EventHub;
  readonly answers: KeptAnswers;
  /** Runs public reads that are not kept, some at a time for each address. */
  readonly takeReadTurn: TakeTurn;
  /** @returns undefined for a token without an active session @param languageCd of the request */
  readonly authenticate: (accessToken: string, languageCd: string) => Promise<Principal | undefined>;
  /** Returns the member of an active session. */
  readonly findSessionMember: (sessionId: string, now: Date) => Promise<string | undefined>;
}
