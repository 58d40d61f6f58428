import { Dialog, Switch } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useAtom } from 'jotai';
import { hasKeysAtom } from '#state/settings';
import styles from './KeyDialog.module.css';
import { goKeys } from './officeKeys.ts';

/** Keys by where they work; the texts are `keys.<group>.<name>`. */
const groups = {
  list: { move: 'J K', open: 'Enter', select: 'X', claim: 'M', search: '/' },
  item: { approve: 'A', reject: 'R', send: 'Ctrl Enter', template: 'Alt 1–3' },
} as const;

/** Help for the keys, and the switch for the single letters. */
export function KeyDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const [hasKeys, setHasKeys] = useAtom(hasKeysAtom);
  const everywhere = [
    { key: 'Ctrl K', name: t('keys.palette') },
    ...Object.entries(goKeys).map(([key, page]) => ({ key: `G ${key.toUpperCase()}`, name: t(`names.${page}`) })),
    { key: '?', name: t('keys.title') },
  ];
  const columns = [
    { title: t('keys.everywhere'), keys: everywhere },
    ...(['list', 'item'] as const).map((group) => ({
      title: t(`keys.${group}.title`),
      keys: Object.entries(groups[group]).map(([name, key]) => ({ key, name: t(`keys.${group}.${name}`) })),
    })),
  ];
  return (
    <Dialog onClose={onClose} open size="wide" title={t('keys.title')}>
      <p className={styles.note}>{t('keys.note')}</p>
      <div className={styles.columns}>
        {columns.map(({ title, keys }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul>
              {keys.map(({ key, name }) => (
                <li className={styles.row} key={key}>
                  <span>{name}</span>
                  <kbd className={styles.key}>{key}</kbd>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Switch checked={hasKeys} label={t('queue.keysOn')} onChange={({ target }) => setHasKeys(target.checked)} />
    </Dialog>
  );
}
