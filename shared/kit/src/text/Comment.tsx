import type { ReactNode } from 'react';
import { Avatar } from '../card/Avatar.tsx';
import styles from './Comment.module.css';

export interface CommentProps {
  /** Who wrote it. */
  name: string;
  /** What the writer is, e.g. a badge. */
  badge?: ReactNode;
  /** As it is shown, e.g. "2026. 11. 18. 15:02". */
  time: string;
  /** The same for machines (HTML `datetime`). */
  dateTime: string;
  /** Words beside the time, e.g. that it was changed. */
  notes?: readonly string[] | undefined;
  /** Name of the one who is answered, without the sign before it. */
  mention?: string | undefined;
  /** It is on its way and not taken yet. */
  busy?: boolean | undefined;
  /** What was written; line breaks stay. Another element in its place (a form) has no mention before it. */
  children: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
  /** Below all, e.g. a form for an answer. */
  foot?: ReactNode;
}

/** What somebody wrote under a text, with who and when. */
export function Comment({
  name,
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
        <Avatar name={name} size="small" />
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
          {children}
        </p>
      ) : (
        children
      )}
      {actions === undefined ? null : <p className={styles.actions}>{actions}</p>}
      {foot}
    </article>
  );
}
