import { createHmac, randomBytes } from 'node:crypto';
import { isEqual } from '../../../http/constantTime.ts';
import type { Secrets } from '../../../http/secrets.ts';

/** Known devices of an account, by a cookie that is valid only for that account. */
export function createDevices(secrets: Secrets) {
  const key = secrets.derive('login device');
  const macOf = (email: string, device: string) =>
    createHmac('sha256', key).update(`${email}\n${device}`).digest('base64url');

  return {
    /** Creates the cookie value of a new device. */
    create(email: string): string {
      const device = randomBytes(16).toString('base64url');
      return `${device}.${macOf(email, device)}`;
    },

    /** @returns the device; undefined if the account was not used on it before */
    find(email: string, cookie: string | undefined): string | undefined {
      const [device = '', mac = ''] = (cookie ?? '').split('.', 2);
      const isKnown = device !== '' && isEqual(mac, macOf(email, device));
      return isKnown ? device : undefined;
    },
  };
}
