import { Switch } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useAtom } from 'jotai';
import { usePageKeys } from '#state/pageKeys';
import { hasKeysAtom } from '#state/settings';
import styles from './KeyHelp.module.css';

/** Letters are shown as on the keys. */
const toKeyName = (name: string) => (name.length === 1 ? name.toUpperCase() : name);

/** Keys of a list, and the switch for them. */
export function KeyHelp({ keys }: { readonly keys: readonly { readonly name: string; readonly does: string }[] }) {
  const t = useText();
  const [hasKeys, setHasKeys] = useAtom(hasKeysAtom);
  usePageKeys(keys.filter(({ name }) => name !== '?').map(({ name, does }) => ({ name: toKeyName(name), does })));
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
