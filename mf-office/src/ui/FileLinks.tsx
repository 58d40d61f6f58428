import type { FileRef } from '@haesol/contracts/common';
import { Button, LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useContext } from 'react';
import styles from './FileLinks.module.css';
import { LookContext, withPurpose } from './LookPurpose.tsx';

export interface FileLinksProps {
  readonly files: readonly Pick<FileRef, 'fileUid' | 'orgNm' | 'url'>[];
  /** Address of all files in one archive; null or absent without one. */
  readonly bundleUrl?: string | null;
}

/** Links that download the files of an item; files with personal data ask for a purpose first. Nothing without files. */
export function FileLinks({ files, bundleUrl = null }: FileLinksProps) {
  const t = useText();
  const looks = useContext(LookContext);
  if (files.length === 0) return null;
  const all = [
    ...files.map(({ fileUid, orgNm, url }) => ({ id: fileUid, name: orgNm, label: orgNm, url })),
    // The server names the archive.
    ...(bundleUrl === null ? [] : [{ id: 'bundle', name: '', label: t('applications.bundle'), url: bundleUrl }]),
  ];
  return (
    <span className={styles.files}>
      {all.map(({ id, name, label, url }) =>
        looks !== undefined && looks.reason === undefined ? (
          <Button key={id} onClick={() => looks.ask({ url, name, label })} size="small">
            {label}
          </Button>
        ) : (
          <LinkButton
            download={name}
            href={looks?.reason === undefined ? url : withPurpose(url, looks.reason)}
            key={id}
            size="small"
          >
            {label}
          </LinkButton>
        ),
      )}
    </span>
  );
}
