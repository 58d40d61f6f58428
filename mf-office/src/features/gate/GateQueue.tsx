import { Badge, Button } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import styles from './GateScreen.module.css';
import { type GateUse, gateQueue } from './gateQueue.ts';

const colors = { WAIT: 'sky', DONE: 'blue', REFUSED: 'red' } as const;
const order: readonly GateUse['state'][] = ['REFUSED', 'WAIT', 'DONE'];

/** Uses without network with their results, those that were refused first. */
export function GateQueue({ uses, onSend }: { readonly uses: readonly GateUse[]; onSend(): void }) {
  const t = useText();
  if (uses.length === 0) return null;
  const waiting = uses.filter(({ state }) => state === 'WAIT').length;
  return (
    <section aria-label={t('gate.queue')} className={styles.queue}>
      <h2 className={styles.title}>{t('gate.queue')}</h2>
      <p aria-live="polite">{waiting === 0 ? t('gate.allSent') : t('gate.waiting', { count: waiting })}</p>
      {waiting > 0 && <Button onClick={onSend}>{t('gate.sendNow')}</Button>}
      <ul className={styles.uses}>
        {uses
          .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
          .map(({ key, code, usedDt, state, text }) => (
            <li className={styles.use} key={key}>
              <Badge color={colors[state]}>{t(`gate.useStates.${state}`)}</Badge>
              <span>{`${formatDateTime(usedDt)} · ${toShown(code)}`}</span>
              {text !== '' && <span>{text}</span>}
              {state !== 'WAIT' && (
                <Button
                  aria-label={t('gate.seenOf', { code: toShown(code) })}
                  onClick={() => gateQueue.remove(key)}
                  size="small"
                >
                  {t('gate.seen')}
                </Button>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Returns the end of a code: the text of a QR code is long. */
const toShown = (code: string) => (code.length > 16 ? `…${code.slice(-8)}` : code);
