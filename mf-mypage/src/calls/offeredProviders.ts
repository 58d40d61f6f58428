import { snsProviders } from '@haesol/contracts/identity';
import { get } from '@haesol/remote/routes';

/** Sign-in providers that this site offers. */
export const offeredProviders = get(snsProviders, {});
