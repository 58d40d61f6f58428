import { KitLink, VisuallyHidden } from '@haesol/kit';
import { logoPaths } from '@haesol/kit/tokens/brand';
import { messages } from '../../messages.ko.ts';
import { chromePaths } from '../chromePaths.ts';
import styles from './Logo.module.css';

interface LogoProps {
  /** On the footer's background. */
  inverse?: boolean;
  onClick?: () => void;
}

/** Mark and name, linking home. */
export function Logo({ inverse = false, onClick }: LogoProps) {
  return (
    <KitLink
      href={chromePaths.home}
      className={styles.logo}
      data-look={inverse ? 'inverse' : 'plain'}
      onClick={onClick}
    >
      {messages.mark === undefined ? (
        <BuiltInMark />
      ) : (
        <img alt="" className={styles.mark} height={32} src={messages.mark[inverse ? 'inverse' : 'plain']} width={32} />
      )}
      <span className={styles.name}>
        <b>{messages.brand.university}</b> <span>{messages.brand.office}</span>{' '}
        <VisuallyHidden>{messages.home}</VisuallyHidden>
      </span>
    </KitLink>
  );
}

function BuiltInMark() {
  return (
    <svg className={styles.mark} viewBox={logoPaths.viewBox} aria-hidden focusable={false}>
      <path className={styles.sun} d={logoPaths.sun} />
      <path className={styles.pine} d={`${logoPaths.trunk}${logoPaths.crown}`} />
    </svg>
  );
}
