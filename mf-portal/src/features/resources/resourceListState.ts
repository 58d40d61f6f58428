import { sharingList } from '@haesol/contracts/board';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

export const resourceListState = listState(sharingList, paths.resources);
