import type { HttpContext } from './http/context.ts';
import type { Mails } from './mail/mails.ts';

/** Services for every domain. */
export interface AppContext extends HttpContext {
  readonly mails: Mails;
}
