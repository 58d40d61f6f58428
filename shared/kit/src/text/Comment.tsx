import type { ReactNode } from 'react';
import { Avatar } from '../card/Avatar.tsx';
import styles from './Comment.module.css';

export interface CommentProps {
  /** Name of the writer. */
  name: string;
  /** Picture of the writer; without one the initial. */
  imageUrl?: string | null | undefined;
  /** Role of the writer, e.g. a badge. */
  badge?: ReactNode;
  /** Time as displayed, e.g. "2026. 11. 18. 15:02". */
  time: string;
  /** Machine-readable time (HTML `datetime`). */
  dateTime: string;
  /** Notes beside the time, e.g. that it was edited. */
  notes?: readonly string[] | undefined;
  /** Name of the addressed member, without the sign before it. */
  mention?: string | undefined;
  /** Being sent, not accepted yet. */
  busy?: boolean | undefined;
  /** Text; line breaks are kept. Another element instead of it (a form) has no mention before it. */
  children: ReactNode;
  /** Actions. */
  actions?: ReactNode;
  /** Below all, e.g. a form for a reply. */
  foot?: ReactNode;
}

/** Comment on a text, with writer and time. */
export function Comment({
  name,
  imageUrl,
  badge,
  time,
  dateTime,
  notes = [],
  mention,
  busy = false,
  children,
  actions,
  foot,
}: CommentProps) {
  return (
    <article aria-busy={busy || undefined} className={styles.comment}>
      <p className={styles.head}>
        <Avatar imageUrl={imageUrl} name={name} size="small" />
        <b>{name}</b>
        {badge}
        <span className={styles.notes}>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          <time dateTime={dateTime}>{time}</time>
        </span>
      </p>
      {typeof children === 'string' ? (
        <p className={styles.text}>
          {mention === undefined ? null : <span className={styles.mention}>{`@${mention} `}</span>}
          <span>{children}</span>
        </p>
      ) : (
        children
      )}
      {actions === undefined ? null : <p className={styles.actions}>{actions}</p>}
      {foot}
    </article>
  );
}
