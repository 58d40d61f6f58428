import { advisorsList } from '@haesol/contracts/learn';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

export const advisorListState = listState(advisorsList, paths.advisors);
