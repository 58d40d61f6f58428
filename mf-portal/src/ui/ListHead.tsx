import { TextLink } from '@haesol/kit';
import type { ReactNode } from 'react';
import styles from './ListHead.module.css';

export interface ListHeadProps {
  readonly title: ReactNode;
  /** h3: 19 px, in a page · section: 22 px, if the page consists of these lists. @default 'h3' */
  readonly titleSize?: 'h3' | 'section';
  /** Link to the whole list. `label` names the list if `text` does not. */
  readonly more?: { readonly href: string; readonly text: string; readonly label?: string } | undefined;
}

/** Title of a list or of a section of one. */
export function ListHead({ title, titleSize = 'h3', more }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title} data-size={titleSize}>
        {title}
      </h2>
      {more !== undefined && (
        <TextLink aria-label={more.label} href={more.href} tone="more">
          {more.text}
        </TextLink>
      )}
    </div>
  );
}
