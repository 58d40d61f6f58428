import { snsProviders } from '@haesol/contracts/identity';
import { get } from '@haesol/remote/routes';

/** Providers that this site offers for signing in. */
export const offeredProviders = get(snsProviders, {});
