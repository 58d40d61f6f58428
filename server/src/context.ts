import type { HttpContext } from './http/context.ts';
import type { Mails } from './mail/mails.ts';

/** Services that every domain gets. */
export interface AppContext extends HttpContext {
  readonly mails: Mails;
}
