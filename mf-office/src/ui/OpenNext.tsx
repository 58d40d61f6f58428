import { Checkbox } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useAtom } from 'jotai';
import { opensNextAtom } from '#state/settings';

/** Switch for opening the next item once one is done. */
export function OpenNext() {
  const t = useText();
  const [opensNext, setOpensNext] = useAtom(opensNextAtom);
  return (
    <Checkbox checked={opensNext} label={t('queue.openNext')} onChange={({ target }) => setOpensNext(target.checked)} />
  );
}
