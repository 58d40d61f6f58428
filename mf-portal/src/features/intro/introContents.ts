import { contentsGet } from '@haesol/shared/contracts';
import { get } from '@haesol/shared/routes';

export const introContents = get(contentsGet, { menuKey: 'intro_intro' });
