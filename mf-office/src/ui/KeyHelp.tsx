import { Switch } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useAtom } from 'jotai';
import { hasKeysAtom } from '#state/settings';
import styles from './KeyHelp.module.css';

/** Keys of a list, and the switch for them. */
export function KeyHelp({ keys }: { readonly keys: readonly { readonly name: string; readonly does: string }[] }) {
  const t = useText();
  const [hasKeys, setHasKeys] = useAtom(hasKeysAtom);
  return (
    <div className={styles.help}>
      <ul className={styles.keys} hidden={!hasKeys}>
        {keys.map(({ name, does }) => (
          <li key={name}>
            <kbd>{name}</kbd>
            <span>{does}</span>
          </li>
        ))}
      </ul>
      <Switch checked={hasKeys} label={t('queue.keysOn')} onChange={({ target }) => setHasKeys(target.checked)} />
    </div>
  );
}
