import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberRole } from '../../db/schema.ts';
import { isEqual } from '../constantTime.ts';
import type { HttpContext } from '../context.ts';
import { readCookie, toCookieName } from '../ownCookies.ts';

/** As long as an idle session of staff; renewed by each sign-in and refresh. */
const passSec = 3_600;
type StaffRole = Exclude<MemberRole, 'MEMBER'>;
const isStaffRole = (role: string): role is StaffRole => role === 'STAFF' || role === 'ADMIN';

/**
 * Signed cookie with the role of staff, for requests where no script can send a token: pages, scripts of remotes, the API
 * documents, pictures of previews. It opens these, never data: the API reads the session.
 */
export function createStaffPass({ config, secrets }: Pick<HttpContext, 'config' | 'secrets'>) {
  const key = secrets.derive('staff pass');
  const name = toCookieName(config, 'hs_staff');
  const secure = config.publicUrl.startsWith('https://');
  const base = { httpOnly: true, sameSite: 'strict', secure, path: '/' } as const;
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    /** Sets the cookie for staff, and clears that of staff who used the browser before. */
    set(request: FastifyRequest, reply: FastifyReply, { role, now }: { role: MemberRole; now: Date }): void {
      if (!isStaffRole(role)) {
        if (readCookie(config, request, 'hs_staff') !== undefined) this.clear(reply);
        return;
      }
      const body = `${role}.${now.getTime() + passSec * 1000}`;
      reply.setCookie(name, `${body}.${macOf(body).toString('base64url')}`, { ...base, maxAge: passSec });
    },

    clear(reply: FastifyReply): void {
      reply.clearCookie(name, base);
    },

    /** Returns the role of a valid cookie. */
    read(request: FastifyRequest, now: Date): StaffRole | undefined {
      const [role = '', end = '', mac = ''] = (readCookie(config, request, 'hs_staff') ?? '').split('.', 3);
      const isSigned = isEqual(Buffer.from(mac, 'base64url'), macOf(`${role}.${end}`));
      return isSigned && Number(end) > now.getTime() && isStaffRole(role) ? role : undefined;
    },
  };
}
