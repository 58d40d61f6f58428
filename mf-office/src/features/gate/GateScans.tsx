import { Icon } from '@haesol/kit';
import { formatTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import styles from './GateScreen.module.css';
import { useGateScans } from './gateScans.ts';
import { lookIcons } from './lookIcons.ts';

const shownScans = 10;

/** Last scans of this device with their times and results. */
export function GateScans() {
  const t = useText();
  const scans = useGateScans().slice(0, shownScans);
  if (scans.length === 0) return null;
  return (
    <section aria-label={t('gate.scans')} className={styles.queue}>
      <h2 className={styles.title}>{t('gate.scans')}</h2>
      <ul className={styles.uses}>
        {scans.map(({ key, dt, look, text, tail }) => (
          <li className={styles.scan} data-look={look} key={key}>
            <Icon of={lookIcons[look]} />
            <span>{formatTime(dt)}</span>
            <span className={styles.scanText}>{text}</span>
            <span className={styles.tail}>{`…${tail}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
