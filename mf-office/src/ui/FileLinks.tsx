import type { FileRef } from '@haesol/contracts/common';
import { LinkButton } from '@haesol/kit';
import type { ReactNode } from 'react';
import styles from './FileLinks.module.css';

export interface FileLinksProps {
  readonly files: readonly FileRef[];
  /** Link to all of them. */
  readonly children?: ReactNode;
}

/** Links that download the files of an item; nothing without files. */
export function FileLinks({ files, children }: FileLinksProps) {
  if (files.length === 0) return null;
  return (
    <span className={styles.files}>
      {files.map(({ fileUid, orgNm, url }) => (
        <LinkButton download={orgNm} href={url} key={fileUid} size="small">
          {orgNm}
        </LinkButton>
      ))}
      {children}
    </span>
  );
}
