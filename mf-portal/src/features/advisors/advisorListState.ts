import { advisorsList } from '@haesol/shared/contracts';
import { listState } from '@haesol/shared/routes';
import { paths } from '#paths';

export const advisorListState = listState(advisorsList, paths.advisors);
