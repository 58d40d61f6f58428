import { snsProviders } from '@haesol/shared/contracts';
import { get } from '@haesol/shared/routes';

/** Providers that this site offers for signing in. */
export const offeredProviders = get(snsProviders, {});
