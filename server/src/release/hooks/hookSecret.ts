import type { Secrets } from '../../http/secrets.ts';

/** Derives the key of a webhook's signatures, so that the database has none; a new `SECRET_KEY` changes it. */
export const toHookSecret = (secrets: Secrets, hookUid: string): string =>
  `hsw_${secrets.derive(`webhook ${hookUid}`).toString('base64url')}`;
