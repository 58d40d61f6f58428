import styles from './Skeleton.module.css';
import * as uiTexts from './texts.ts';
import { useKitText } from './useKitText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonProps {
  /** Number of blocks, separated by hairlines, one for each expected row. @default 1 */
  rows?: number;
  /** Lines in each block. @default 3 */
  lines?: number;
  /** table: each block has the height of a DataTable row, so that the layout below does not shift. @default 'text' */
  of?: 'text' | 'table';
  /** @default "불러오는 중입니다." */
  label?: string | undefined;
}

/** Grey placeholder lines for loading content. Not animated, because movement distracts while reading. */
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
