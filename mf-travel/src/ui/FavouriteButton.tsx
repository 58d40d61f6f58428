import { interestAdd, interestRemove, myAttractionList } from '@haesol/contracts/travel';
import { Icon } from '@haesol/kit';
import { useEndpointMutation, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { useAtom } from 'jotai';
import Heart from 'lucide-react/icons/heart';
import styles from './FavouriteButton.module.css';
import { favouriteMarksAtom } from './favouriteAtoms.ts';

export interface FavouriteButtonProps {
  readonly place: { readonly gdsUid: string; readonly gdsNm: string; readonly interestYn: 'Y' | 'N' };
  /** With text, beside a title; without text on a picture. @default 'round' */
  readonly look?: 'round' | 'words';
}

/** Marks a place as a favourite, or removes the mark; asks visitors to sign in first. */
export function FavouriteButton({ place, look = 'round' }: FavouriteButtonProps) {
  const t = useText();
  const shell = useShell();
  const { userInfo } = useSession();
  const [known, mark] = useAtom(favouriteMarksAtom);
  const { gdsUid, gdsNm } = place;
  const own = userInfo !== null && known.email === userInfo.email ? known.marks[gdsUid] : undefined;
  const isOn = userInfo !== null && (own ?? place.interestYn) === 'Y';
  const options = {
    invalidates: [myAttractionList],
    onError: () => shell.toast({ kind: 'error', text: t('favourite.failed') }),
  };
  const add = useEndpointMutation(interestAdd, options);
  const remove = useEndpointMutation(interestRemove, options);
  const isBusy = add.isPending || remove.isPending;

  async function toggle() {
    if (isBusy || (!shell.session.get().isLogin && !(await shell.requireLogin()))) return;
    const email = shell.session.get().userInfo?.email ?? '';
    const { interestYn } = await (isOn ? remove : add).mutateAsync({ query: { gdsUid } });
    mark({ email, gdsUid, interestYn });
    shell.announce(t(interestYn === 'Y' ? 'favourite.added' : 'favourite.removed', { name: gdsNm }));
  }

  return (
    <button
      aria-label={look === 'round' ? t('favourite.of', { name: gdsNm }) : undefined}
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
