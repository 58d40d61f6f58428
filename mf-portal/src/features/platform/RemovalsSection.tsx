import type { PlatformRemoval } from '@haesol/contracts/release';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import styles from './PlatformScreen.module.css';
import { Section } from './Section.tsx';

/** Removed remotes: by whom and why, and the time from which their paths are free. */
export function RemovalsSection({ removals }: { readonly removals: readonly PlatformRemoval[] }) {
  const t = useText();
  if (removals.length === 0) return null;
  return (
    <Section title={t('platform.removals.title')}>
      <ul className={styles.list}>
        {removals.map(({ id, person, reason, removedDt, area, freeDt }) => (
          <li key={id}>
            <strong>{id}</strong> <time dateTime={removedDt}>{formatDateTime(removedDt)}</time>{' '}
            <span>{t('platform.removals.why', { person, reason })}</span>
            {area.length > 0 && (
              <>
                {' '}
                <span>{t('platform.removals.free', { area: area.join(', '), time: formatDateTime(freeDt) })}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
