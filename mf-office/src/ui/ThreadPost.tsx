import type { FileRef } from '@haesol/contracts/common';
import { Badge } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { FileLinks } from './FileLinks.tsx';
import styles from './ThreadPost.module.css';

export interface ThreadPostProps {
  /** Name of the text for screen readers. */
  readonly label: string;
  readonly writerNm: string;
  readonly isOfOffice: boolean;
  readonly createdDt: string;
  readonly content: string;
  /** Language of the text, if it may be another than Korean. */
  readonly lang?: string;
  readonly files?: readonly FileRef[] | undefined;
}

/** Answer, comment or further question below an item. */
export function ThreadPost({ label, writerNm, isOfOffice, createdDt, content, lang, files = [] }: ThreadPostProps) {
  return (
    <section aria-label={label} className={styles.post} data-office={isOfOffice || undefined}>
      <p className={styles.facts}>
        {isOfOffice ? <Badge color="blue">{writerNm}</Badge> : <span>{writerNm}</span>}
        <time dateTime={createdDt}>{formatDateTime(createdDt)}</time>
      </p>
      <p className={styles.text} lang={lang}>
        {content}
      </p>
      <FileLinks files={files} />
    </section>
  );
}
