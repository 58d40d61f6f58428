import type { ReactNode } from 'react';
import styles from './Item.module.css';

export interface ItemProps {
  readonly badge: ReactNode;
  readonly title: string;
  readonly moves: ReactNode;
  readonly children: ReactNode;
}

/** One item of a queue on its page: state, title and moves in the head, facts below. */
export function Item({ badge, title, moves, children }: ItemProps) {
  return (
    <article className={styles.item}>
      <header className={styles.head}>
        {badge}
        <h2 className={styles.title}>{title}</h2>
        {moves}
      </header>
      {children}
    </article>
  );
}
