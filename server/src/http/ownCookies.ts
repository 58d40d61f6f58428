import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Cookies named by the project. Those in the specification keep their names. */
type OwnCookie = 'hs_rt' | 'hs_dev' | 'hs_sns' | 'hs_join' | 'hs_staff' | 'hs_mf' | 'hs_group';

/** Adds the prefix that browsers accept only over https, so that no other page of the domain can set the cookie over http. */
export function toCookieName({ publicUrl }: Pick<Config, 'publicUrl'>, name: OwnCookie): string {
  return publicUrl.startsWith('https://') ? `__Secure-${name}` : name;
}

export function readCookie(
  config: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
  name: OwnCookie,
): string | undefined {
  return request.cookies[toCookieName(config, name)];
}
