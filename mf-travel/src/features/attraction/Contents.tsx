import { useText } from '@haesol/remote/lifecycle';
import plainLink from '#styles/plainLink.module.css';
import styles from './Contents.module.css';
import { placeParts } from './placeParts.ts';

/** Links to the sections of the page about a place. */
export function Contents() {
  const t = useText();
  return (
    <nav aria-label={t('attraction.contents')}>
      <ul className={styles.list}>
        {placeParts.map((part) => (
          <li key={part}>
            <a className={`${plainLink.tapLink} ${styles.link}`} href={`#${part}`}>
              {part === 'reviews' ? t('review.title') : t(`attraction.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
