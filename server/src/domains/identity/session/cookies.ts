import { toLocaleCookie } from '@haesol/contracts/common';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config.ts';
import { toCookieName } from '../../../http/ownCookies.ts';
import { accessSeconds } from './tokens.ts';

const accessCookie = 'access_token';
/** Readable by scripts, because it contains only that a session exists. */
const markerCookie = 'refreshToken';

const refreshPath = '/api/v1/auth';
const accessPath = '/api/v1/reserve/user-info';
/** Common path of the endpoints of sign-in (`auth`) and mailed codes (`cert`). */
const devicePath = '/api/v1';
const deviceDays = 180;

/** Sets and clears the cookies of a session. */
export function createCookies(config: Config) {
  const refreshCookie = toCookieName(config, 'hs_rt');
  const base = { sameSite: 'strict', secure: config.publicUrl.startsWith('https://') } as const;

  return {
    setSession(reply: FastifyReply, tokens: { refresh: string; access: string; keepSec: number | null }): void {
      const life = tokens.keepSec === null ? {} : { maxAge: tokens.keepSec };
      reply
        .setCookie(refreshCookie, tokens.refresh, { ...base, ...life, httpOnly: true, path: refreshPath })
        .setCookie(markerCookie, '1', { ...base, ...life, path: '/' })
        .setCookie(accessCookie, tokens.access, { ...base, maxAge: accessSeconds, httpOnly: true, path: accessPath });
    },

    /** Applies the language of the account to a browser without a choice. */
    setLanguage(reply: FastifyReply, locale: string): void {
      reply.header('set-cookie', toLocaleCookie(locale));
    },

    setDevice(reply: FastifyReply, value: string): void {
      const maxAge = deviceDays * 86_400;
      reply.setCookie(toCookieName(config, 'hs_dev'), value, { ...base, maxAge, httpOnly: true, path: devicePath });
    },

    clearSession(reply: FastifyReply): void {
      reply
        .clearCookie(refreshCookie, { ...base, httpOnly: true, path: refreshPath })
        .clearCookie(markerCookie, { ...base, path: '/' })
        .clearCookie(accessCookie, { ...base, httpOnly: true, path: accessPath });
    },
  };
}
