import type { ApplicationMenu } from '@haesol/contracts/learn';
import { ApplicationList } from './ApplicationList.tsx';
import { ApplicationView } from './ApplicationView.tsx';

export interface ApplicationsScreenProps {
  readonly menu: ApplicationMenu;
  readonly aplUid: string | undefined;
}

/** Member's applications of one kind, or the one in the address. */
export default function ApplicationsScreen({ menu, aplUid }: ApplicationsScreenProps) {
  return aplUid === undefined ? (
    <ApplicationList key={menu} menu={menu} />
  ) : (
    <ApplicationView aplUid={aplUid} key={aplUid} menu={menu} />
  );
}
