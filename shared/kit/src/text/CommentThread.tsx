import { type ReactNode, useId } from 'react';
import styles from './CommentThread.module.css';

export interface CommentEntry {
  id: string;
  /** A `Comment`, or the sentence that stands for one that was deleted. */
  comment: ReactNode;
  /** Answers to it, oldest first. */
  replies?: readonly CommentEntry[] | undefined;
}

export interface CommentThreadProps {
  /** Its heading and name, e.g. "댓글". */
  title: string;
  /** How many there are, answers among them. */
  count: number;
  entries: readonly CommentEntry[];
  /** What stands in place of the list: that there is none, that it is loading, that it failed. */
  state?: ReactNode;
  /** Below the list: a button for more, a form for a new one. */
  children?: ReactNode;
}

/** Comments with one level of answers under each. */
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
