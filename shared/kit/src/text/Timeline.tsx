import type { ReactNode } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './Timeline.module.css';

interface TimelineStep {
  id: string | number;
  title: string;
  /** done: completed · current: in progress · attention: waits for the person · todo: upcoming. */
  state: 'done' | 'current' | 'attention' | 'todo';
  text?: ReactNode;
  /** Action of the person. */
  action?: ReactNode;
}

/** A displayed time, e.g. "11. 16. 10:24", is not machine-readable: it requires HTML's `datetime`. */
type TimelineTime = { time: string; dateTime: string } | { time?: undefined; dateTime?: undefined };

export type TimelineItem = TimelineStep & TimelineTime;

export interface TimelineProps {
  /** Name of the process. */
  label: string;
  items: readonly TimelineItem[];
}

/** Progress of an application, first step first. */
export function Timeline({ label, items }: TimelineProps) {
  const say = useKitText();
  return (
    <ol aria-label={label} className={styles.list}>
      {items.map((item) => (
        <li className={styles.item} data-state={item.state} key={item.id}>
          <p className={styles.title}>
            {item.title}
            <VisuallyHidden>{` (${say(uiTexts.timelineState[item.state])})`}</VisuallyHidden>
          </p>
          {item.time === undefined ? null : (
            <time className={styles.time} dateTime={item.dateTime}>
              {item.time}
            </time>
          )}
          {item.text === undefined ? null : <div className={styles.text}>{item.text}</div>}
          {item.action === undefined ? null : <div className={styles.action}>{item.action}</div>}
        </li>
      ))}
    </ol>
  );
}
