import type { ReactNode } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './Timeline.module.css';

interface TimelineStep {
  id: string | number;
  title: string;
  /** done: behind us · attention: waits for the person · todo: to come. */
  state: 'done' | 'attention' | 'todo';
  text?: ReactNode;
  /** What the person can do about it. */
  action?: ReactNode;
}

/** A time as it is shown, e.g. "11. 16. 10:24", is not one that machines read: it comes with HTML's `datetime`, or not at all. */
type TimelineTime = { time: string; dateTime: string } | { time?: undefined; dateTime?: undefined };

export type TimelineItem = TimelineStep & TimelineTime;

export interface TimelineProps {
  /** What goes through these steps. */
  label: string;
  items: readonly TimelineItem[];
}

/** The course of an application, first step first. */
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
