import { type ApplicationMenu, myApplications } from '@haesol/contracts/learn';
import { type ListStateOf, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of each list in the address. */
export const applicationListStates = {
  tech: listState(myApplications, paths.tech, { fixed: { menu: 'tech' } }),
  assn: listState(myApplications, paths.assn, { fixed: { menu: 'assn' } }),
  collabo: listState(myApplications, paths.collabo, { fixed: { menu: 'collabo' } }),
} as const satisfies Readonly<Record<ApplicationMenu, unknown>>;

export type ApplicationListState = ListStateOf<(typeof applicationListStates)['tech']>;
