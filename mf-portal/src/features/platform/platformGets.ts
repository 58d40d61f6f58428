import { platformGet } from '@haesol/contracts/release';
import { get } from '@haesol/remote/routes';

export const platform = get(platformGet, {});
