import styles from './Skeleton.module.css';
import * as uiTexts from './texts.ts';
import { useKitText } from './useKitText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonProps {
  /** Blocks parted by hairlines, one for each row that will come. @default 1 */
  rows?: number;
  /** Lines in each block. @default 3 */
  lines?: number;
  /** table: each block as high as a row of a DataTable, so that what stands below keeps its place. @default 'text' */
  of?: 'text' | 'table';
  /** @default "불러오는 중입니다." */
  label?: string | undefined;
}

/** Grey lines in the place of content to come. They stand still: nothing here moves while a person reads. */
export function Skeleton({ rows = 1, lines = 3, of = 'text', label }: SkeletonProps) {
  const say = useKitText();
  return (
    <div
      aria-busy="true"
      className={styles.skeleton}
      data-of={of === 'table' ? of : undefined}
      data-plain={rows === 1 || undefined}
      role="status"
    >
      <VisuallyHidden>{label ?? say(uiTexts.loading)}</VisuallyHidden>
      {range(rows).map((row) => (
        <div aria-hidden="true" className={styles.block} key={row}>
          {range(lines).map((line) => (
            <span className={styles.line} key={line} />
          ))}
        </div>
      ))}
    </div>
  );
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
