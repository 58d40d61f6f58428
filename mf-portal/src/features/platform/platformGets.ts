import { platformGet } from '@haesol/shared/contracts';
import { get } from '@haesol/shared/routes';

export const platform = get(platformGet, {});
