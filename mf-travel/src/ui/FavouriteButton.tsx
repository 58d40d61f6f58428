import {
  type Attraction,
  interestAdd,
  interestRemove,
  myAttractionList,
  myTourList,
  type Tour,
  tourInterestAdd,
  tourInterestRemove,
  travelCounts,
} from '@haesol/contracts/travel';
import { Icon } from '@haesol/kit';
import { useEndpointMutation, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { useSetAtom } from 'jotai';
import Heart from 'lucide-react/icons/heart';
import styles from './FavouriteButton.module.css';
import { favouriteMarksAtom, toMarkKey, useFavouriteMarks } from './favouriteAtoms.tsx';

export interface FavouriteButtonProps {
  /** Place or tour. */
  readonly item: Pick<Attraction, 'gdsNm' | 'gdsUid' | 'interestYn'> | Pick<Tour, 'interestYn' | 'title' | 'tourUid'>;
  /** With text, beside a title; without text on a picture. @default 'round' */
  readonly look?: 'round' | 'words';
}

/** Returns the calls that mark and unmark an item. */
const callsOf = (item: FavouriteButtonProps['item']) =>
  'tourUid' in item
    ? {
        ...{ uid: item.tourUid, name: item.title, query: { tourUid: item.tourUid } },
        ...{ add: tourInterestAdd, remove: tourInterestRemove, list: myTourList },
      }
    : {
        ...{ uid: item.gdsUid, name: item.gdsNm, query: { gdsUid: item.gdsUid } },
        ...{ add: interestAdd, remove: interestRemove, list: myAttractionList },
      };

/** Marks a place or tour as a favourite, or removes the mark; asks visitors to sign in first. */
export function FavouriteButton({ item, look = 'round' }: FavouriteButtonProps) {
  const t = useText();
  const shell = useShell();
  const { userInfo } = useSession();
  const mark = useSetAtom(favouriteMarksAtom);
  const marks = useFavouriteMarks();
  const { uid, name, query, list, ...calls } = callsOf(item);
  const key = toMarkKey(list, uid);
  const isOn = userInfo !== null && (marks[key] ?? item.interestYn) === 'Y';
  const options = {
    invalidates: [list, travelCounts],
    onError: () => shell.toast({ kind: 'error', text: t('favourite.failed') }),
  };
  const add = useEndpointMutation(calls.add, options);
  const remove = useEndpointMutation(calls.remove, options);
  const isBusy = add.isPending || remove.isPending;

  async function toggle() {
    if (isBusy || (!shell.session.get().isLogin && !(await shell.requireLogin()))) return;
    const email = shell.session.get().userInfo?.email ?? '';
    const { interestYn } = await (isOn ? remove : add).mutateAsync({ query });
    mark({ email, key, interestYn });
    shell.announce(t(interestYn === 'Y' ? 'favourite.added' : 'favourite.removed', { name }));
  }

  return (
    <button
      aria-label={look === 'round' ? t('favourite.of', { name }) : undefined}
      aria-pressed={isOn}
      className={styles.button}
      data-look={look}
      // `onError` has shown the failure.
      onClick={() => void toggle().catch(() => undefined)}
      type="button"
    >
      <Icon of={Heart} size={20} />
      {look === 'words' && t('favourite.mark')}
    </button>
  );
}
