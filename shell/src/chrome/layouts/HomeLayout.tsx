import { mainId } from '../page/SkipLinks.tsx';
import styles from './HomeLayout.module.css';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';

/** Layout of the home page: content from edge to edge. */
export function HomeLayout({ children, ...frame }: PageFrameProps) {
  return (
    <PageFrame {...frame}>
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </PageFrame>
  );
}
