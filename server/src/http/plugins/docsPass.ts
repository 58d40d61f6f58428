import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberRole } from '../../db/schema.ts';
import { isEqual } from '../constantTime.ts';
import type { HttpContext } from '../context.ts';
import { readCookie, toCookieName } from '../ownCookies.ts';

/** As long as a session of staff lasts without a sign of life; each sign-in and refresh begins it anew. */
const passSec = 3_600;
/** The only paths that get the cookie. */
const paths = ['/docs', '/openapi.json'] as const;
const staffRoles: readonly MemberRole[] = ['STAFF', 'ADMIN'];

/** Staff read the documents of the API by a link, where no script could send their token: a signed cookie says that they are staff. */
export function createDocsPass({ config, secrets }: Pick<HttpContext, 'config' | 'secrets'>) {
  const key = secrets.derive('docs pass');
  const name = toCookieName(config, 'hs_docs');
  const base = { httpOnly: true, sameSite: 'strict', secure: config.publicUrl.startsWith('https://') } as const;
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    /** Gives staff the pass; others get none. */
    set(reply: FastifyReply, role: MemberRole, now: Date): void {
      if (!staffRoles.includes(role)) return;
      const end = String(now.getTime() + passSec * 1000);
      const value = `${end}.${macOf(end).toString('base64url')}`;
      for (const path of paths) reply.setCookie(name, value, { ...base, path, maxAge: passSec });
    },

    clear(reply: FastifyReply): void {
      for (const path of paths) reply.clearCookie(name, { ...base, path });
    },

    isValid(request: FastifyRequest, now: Date): boolean {
      const [end = '', mac = ''] = (readCookie(config, request, 'hs_docs') ?? '').split('.', 2);
      return isEqual(Buffer.from(mac, 'base64url'), macOf(end)) && Number(end) > now.getTime();
    },
  };
}
