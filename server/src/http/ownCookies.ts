import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Cookies that the project names itself. Those that the specification names keep their names. */
type OwnCookie = 'hs_rt' | 'hs_dev' | 'hs_sns' | 'hs_join' | 'hs_docs' | 'hs_mf' | 'hs_group';

/** Browsers take a name with this prefix only over https, so that no other page of the domain can plant one over http. */
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
