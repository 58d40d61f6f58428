import { Dialog, Switch } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useAtom, useAtomValue } from 'jotai';
import { pageKeysAtom } from '#state/pageKeys';
import { hasKeysAtom } from '#state/settings';
import styles from './KeyDialog.module.css';
import { goKeys } from './officeKeys.ts';

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
    {
      title: t('keys.here'),
      keys: Object.values(useAtomValue(pageKeysAtom))
        .flat()
        .map(({ name, does }) => ({ key: name, name: does })),
    },
  ].filter(({ keys }) => keys.length > 0);
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
