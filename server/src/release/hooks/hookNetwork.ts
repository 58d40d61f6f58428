import { lookup } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Config } from '../../config.ts';
import { createNetworkList } from '../../http/networkList.ts';

/** Networks that are not of the internet (IANA special-purpose registries), and IPv6 forms that carry an IPv4 address. */
const isSpecial = createNetworkList([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
  ...['5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]);

const timeoutMs = 10_000;

/** Address in a network that webhooks may not reach. */
export class PrivateNetworkError extends Error {
  override readonly name = 'PrivateNetworkError';
}

const toHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

export interface HookNetwork {
  /** @throws {PrivateNetworkError} for a host that is known to be in a private network */
  check(url: string): Promise<void>;
  /** Sends a body without following redirects. @returns the HTTP status @throws if there is no answer */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number>;
}

/**
 * Creates the client of webhooks. The address is checked when the connection is made, so that a name which points elsewhere by
 * then (DNS rebinding) is refused, too.
 */
export function createHookNetwork({ webhookNetworks }: Pick<Config, 'webhookNetworks'>): HookNetwork {
  const isAllowed = createNetworkList(webhookNetworks);
  const requireOpen = (host: string, addresses: readonly string[]) => {
    if (addresses.some((address) => isSpecial(address) && !isAllowed(address)))
      throw new PrivateNetworkError(`${host} is in a private network`);
  };

  const guardedLookup: LookupFunction = (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      try {
        if (error !== null) throw error;
        requireOpen(
          host,
          addresses.map(({ address }) => address),
        );
      } catch (fault) {
        callback(fault as NodeJS.ErrnoException, []);
        return;
      }
      const [first] = addresses;
      if (options.all === true) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });
  };

  return {
    async check(text) {
      const host = toHost(new URL(text));
      // A name that is unknown now may be known later.
      const found = await resolve(host, { all: true }).catch(() => []);
      requireOpen(
        host,
        found.map(({ address }) => address),
      );
    },

    async post(text, headers, body) {
      const url = new URL(text);
      // The lookup is left out for an address.
      if (isIP(toHost(url)) !== 0) requireOpen(toHost(url), [toHost(url)]);
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const signal = AbortSignal.timeout(timeoutMs);
      return await new Promise<number>((done, fail) => {
        const options = { method: 'POST', headers, lookup: guardedLookup, agent: false, signal } as const;
        send(url, options, (response) => {
          // The body is of no use, and may have no end.
          response.on('error', () => undefined).destroy();
          done(response.statusCode ?? 0);
        })
          .on('error', fail)
          .end(body);
      });
    },
  };
}
