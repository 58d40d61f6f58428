import { VisuallyHidden } from '@haesol/kit';
import { messages } from '../../messages.ko.ts';
import styles from './RouteSkeleton.module.css';

export interface RouteSkeletonProps {
  /** Kind of the page; the skeleton has its height, so that nothing shifts when it appears. */
  kind: 'list' | 'detail' | 'home';
}

const rowKeys = Array.from({ length: 10 }, (_, at) => `row-${at}`);
const lineKeys = Array.from({ length: 8 }, (_, at) => `line-${at}`);
const cardKeys = Array.from({ length: 4 }, (_, at) => `card-${at}`);

function ListShape() {
  return (
    <>
      <span className={styles.tabs} />
      <span className={styles.count} />
      <span className={styles.head} />
      {rowKeys.map((key) => (
        <span key={key} className={styles.row}>
          <span className={styles.bar} />
        </span>
      ))}
      <span className={styles.pager} />
    </>
  );
}

function DetailShape() {
  return (
    <>
      <span className={styles.heading} />
      <span className={styles.meta} />
      <span className={styles.picture} />
      {lineKeys.map((key) => (
        <span key={key} className={styles.bar} />
      ))}
    </>
  );
}

function HomeShape() {
  return (
    <>
      <span className={styles.banner} />
      <span className={styles.wrap}>
        <span className={styles.heading} />
        <span className={styles.cards}>
          {cardKeys.map((key) => (
            <span key={key} className={styles.card} />
          ))}
        </span>
        <span className={styles.heading} />
        <span className={styles.cards}>
          {cardKeys.map((key) => (
            <span key={key} className={styles.card} />
          ))}
        </span>
      </span>
    </>
  );
}

/** Placeholder of a page that is loading. */
export function RouteSkeleton({ kind }: RouteSkeletonProps) {
  return (
    <div className={styles.place} role="status">
      <VisuallyHidden>{messages.loading.region}</VisuallyHidden>
      <span className={styles.shape} data-kind={kind} aria-hidden>
        {kind === 'list' && <ListShape />}
        {kind === 'detail' && <DetailShape />}
        {kind === 'home' && <HomeShape />}
      </span>
    </div>
  );
}
