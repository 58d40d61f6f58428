import { sharingList } from '@haesol/shared/contracts';
import { listState } from '@haesol/shared/routes';
import { paths } from '#paths';

export const resourceListState = listState(sharingList, paths.resources);
