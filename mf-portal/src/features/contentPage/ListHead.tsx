import { TextLink } from '@haesol/shared/ui';
import styles from './ListHead.module.css';

export interface ListHeadProps {
  readonly title: string;
  /** Address of the whole list. */
  readonly href: string;
  readonly all: string;
  /** Says what is shown whole, where `all` does not. */
  readonly allOf?: string;
}

/** Title of a part of a list, with the way to the whole. */
export function ListHead({ title, href, all, allOf }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <TextLink aria-label={allOf} href={href} tone="more">
        {all}
      </TextLink>
    </div>
  );
}
