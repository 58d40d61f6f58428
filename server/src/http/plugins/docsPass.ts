import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberRole } from '../../db/schema.ts';
import { isEqual } from '../constantTime.ts';
import type { HttpContext } from '../context.ts';
import { readCookie, toCookieName } from '../ownCookies.ts';

/** As long as an idle session of staff; renewed by each sign-in and refresh. */
const passSec = 3_600;
/** Paths to which the cookie is sent. */
const paths = ['/docs', '/openapi.json'] as const;
const staffRoles: readonly MemberRole[] = ['STAFF', 'ADMIN'];

/** Signed cookie for staff, who open the API documents by a link, where no script could send their token. */
export function createDocsPass({ config, secrets }: Pick<HttpContext, 'config' | 'secrets'>) {
  const key = secrets.derive('docs pass');
  const name = toCookieName(config, 'hs_docs');
  const base = { httpOnly: true, sameSite: 'strict', secure: config.publicUrl.startsWith('https://') } as const;
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    /** Sets the cookie for staff only. */
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
