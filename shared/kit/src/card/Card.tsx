import type { ReactNode } from 'react';
import { KitLink } from '../base/KitLink.tsx';
import styles from './Card.module.css';

export interface CardProps {
  href: string;
  /** Text of the link; truncated after two lines. */
  title: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** row: 17 px, as in lists · large: 20 px. @default 'row' */
  titleSize?: 'row' | 'large';
  /** Picture above the text. */
  media?: ReactNode;
  /** Badges and kind above the title. */
  meta?: ReactNode;
  /** Lines under the title. */
  children?: ReactNode;
  /** Date or price at the foot. */
  foot?: ReactNode;
  /** A second action, outside the card's link. */
  action?: ReactNode;
  /** ruled: with a hairline · raised: with a background · bare. @default 'bare' */
  look?: 'bare' | 'ruled' | 'raised';
}

/** Item with one link, which is its title and covers the whole card. */
export function Card({
  href,
  title,
  headingLevel = 3,
  titleSize = 'row',
  media,
  meta,
  children,
  foot,
  action,
  look = 'bare',
}: CardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.card} data-look={look} data-title-size={titleSize}>
      {media === undefined ? null : <div className={styles.media}>{media}</div>}
      <div className={styles.text}>
        {meta === undefined ? null : <div className={styles.meta}>{meta}</div>}
        <Title className={styles.title}>
          <KitLink className={styles.link} href={href}>
            {title}
          </KitLink>
        </Title>
        {children ? <div className={styles.content}>{children}</div> : null}
        {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
