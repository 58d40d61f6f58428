import { type ReactNode, useId } from 'react';
import styles from './CommentThread.module.css';

export interface CommentEntry {
  id: string;
  /** `Comment`, or the placeholder for a deleted one. */
  comment: ReactNode;
  /** Replies, oldest first. */
  replies?: readonly CommentEntry[] | undefined;
}

export interface CommentThreadProps {
  /** Heading and name, e.g. "댓글". */
  title: string;
  /** Total, including replies. */
  count: number;
  entries: readonly CommentEntry[];
  /** Replaces the list while it is empty, loading or failed. */
  state?: ReactNode;
  /** Below the list: a button for more, a form for a new one. */
  children?: ReactNode;
}

/** Comments with one level of replies. */
export function CommentThread({ title, count, entries, state, children }: CommentThreadProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.thread}>
      <h2 className={styles.title} id={titleId}>
        {title} <b className={styles.count}>{count.toLocaleString('en-US')}</b>
      </h2>
      {state}
      {entries.length === 0 ? null : (
        <ul className={styles.list}>
          {entries.map(({ id, comment, replies = [] }) => (
            <li className={styles.root} key={id}>
              {comment}
              {replies.length === 0 ? null : (
                <ul className={styles.replies}>
                  {replies.map((reply) => (
                    <li key={reply.id}>{reply.comment}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
