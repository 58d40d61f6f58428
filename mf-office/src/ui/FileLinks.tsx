import { type FileRef, formatFileSize } from '@haesol/contracts/common';
import { Button, LinkButton, ZoomDialog } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useContext, useState } from 'react';
import styles from './FileLinks.module.css';
import { LookContext, withPurpose } from './LookPurpose.tsx';

export interface FileLinksProps {
  readonly files: readonly FileRef[];
  /** Address of all files in one archive; null or absent without one. */
  readonly bundleUrl?: string | null;
}

/**
 * Files of an item by name, kind and size, with links that download them; pictures open in a dialog, too. Files with personal data
 * ask for a purpose first. Nothing without files.
 */
export function FileLinks({ files, bundleUrl = null }: FileLinksProps) {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      <ul className={styles.list}>
        {files.map((file) => (
          <li className={styles.file} key={file.fileUid}>
            <FileButton label={file.orgNm} name={file.orgNm} url={file.url} />
            <span className={styles.info}>{`${file.ext.toUpperCase()} · ${formatFileSize(file.size)}`}</span>
            <PictureButton file={file} />
          </li>
        ))}
      </ul>
      {/* The server names the archive. */}
      {bundleUrl !== null && <FileButton label={t('applications.bundle')} name="" url={bundleUrl} />}
      <p className={styles.info}>{t('files.checked')}</p>
    </div>
  );
}

interface FileButtonProps {
  readonly url: string;
  /** Name of the saved file; empty for the name that the server gives. */
  readonly name: string;
  readonly label: string;
}

function FileButton({ url, name, label }: FileButtonProps) {
  const looks = useContext(LookContext);
  const download = (address: string) =>
    Object.assign(document.createElement('a'), { href: address, download: name }).click();
  if (looks !== undefined && looks.reason === undefined) {
    return (
      <Button onClick={() => looks.ask({ url, label, open: download })} size="small">
        {label}
      </Button>
    );
  }
  return (
    <LinkButton download={name} href={looks?.reason === undefined ? url : withPurpose(url, looks.reason)} size="small">
      {label}
    </LinkButton>
  );
}

/** Shows a picture in a dialog. Nothing for other kinds, which a browser does not show safely. */
function PictureButton({ file: { orgNm, mime, viewUrl } }: { readonly file: FileRef }) {
  const t = useText();
  const looks = useContext(LookContext);
  const [shown, setShown] = useState<string>();
  if (viewUrl === null || !mime.startsWith('image/')) return null;
  const label = t('files.previewOf', { name: orgNm });
  function open(url: string) {
    if (looks === undefined) setShown(url);
    else if (looks.reason === undefined) looks.ask({ url, label: orgNm, open: setShown });
    else setShown(withPurpose(url, looks.reason));
  }
  return (
    <>
      <Button aria-label={label} onClick={() => open(viewUrl)} size="small">
        {t('files.preview')}
      </Button>
      {shown !== undefined && <ZoomDialog alt={orgNm} onClose={() => setShown(undefined)} open src={shown} />}
    </>
  );
}
