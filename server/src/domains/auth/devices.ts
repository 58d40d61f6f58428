import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';

/** Devices on which an account was signed in before, told by a cookie that is worth something for that account alone. */
export function createDevices(secrets: Secrets) {
  const key = secrets.derive('login device');
  const macOf = (email: string, device: string) =>
    createHmac('sha256', key).update(`${email}\n${device}`).digest('base64url');

  return {
    /** Value of the cookie for a device that is new. */
    create(email: string): string {
      const device = randomBytes(16).toString('base64url');
      return `${device}.${macOf(email, device)}`;
    },

    /** @returns the device, or undefined where the account was not used on it before */
    find(email: string, cookie: string | undefined): string | undefined {
      const [device = '', mac = ''] = (cookie ?? '').split('.', 2);
      const right = Buffer.from(macOf(email, device));
      const given = Buffer.from(mac);
      const isKnown = device !== '' && given.length === right.length && timingSafeEqual(given, right);
      return isKnown ? device : undefined;
    },
  };
}
