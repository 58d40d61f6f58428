import type { PostDetail } from '@haesol/contracts/board';
import { type FileRef, formatFileSize } from '@haesol/contracts/common';
import { Button, Icon, LinkButton, ZoomDialog } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routing';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import FolderDown from 'lucide-react/icons/folder-down';
import { useId, useState } from 'react';
import styles from './PostFiles.module.css';

/** Returns the address of all files of a post as one zip. */
export const toBundleHref = (postUid: string): string => toHref('/file/bundle', { refType: 'POST', refUid: postUid });

export interface PostFilesProps {
  readonly post: Pick<PostDetail, 'postUid' | 'board' | 'files' | 'updatedDt' | 'downloadCnt'>;
}

/** Files of a post with type and size; pictures and texts have a preview, and all can be downloaded at once. */
export function PostFiles({ post: { postUid, board, files, updatedDt, downloadCnt } }: PostFilesProps) {
  const t = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.files}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {t('boardDetail.files')} <b className={styles.count}>{files.length}</b>
        </h2>
        {files.length > 1 && (
          <LinkButton download href={toBundleHref(postUid)} icon={FolderDown} size="small">
            {t('boardDetail.downloadAll')}
          </LinkButton>
        )}
      </div>
      {board === 'REFERENCE' && (
        <p className={styles.info}>
          {t('boardDetail.filesState', { date: formatDate(updatedDt), count: downloadCnt })}
        </p>
      )}
      <ul>
        {files.map((file) => (
          <FileRow file={file} key={file.fileUid} />
        ))}
      </ul>
    </section>
  );
}

function FileRow({ file: { orgNm, ext, size, url, viewUrl, mime } }: { readonly file: FileRef }) {
  const t = useText();
  return (
    <li className={styles.file}>
      <span className={styles.icon}>
        <Icon of={FileText} size={22} />
      </span>
      <span className={styles.name}>
        {orgNm}
        <span className={styles.info}>
          {t('boardDetail.fileInfo', { ext: ext.toUpperCase(), size: formatFileSize(size) })}
        </span>
      </span>
      <span className={styles.actions}>
        {viewUrl !== null && <Preview isPicture={mime.startsWith('image/')} name={orgNm} url={viewUrl} />}
        <LinkButton
          aria-label={t('boardDetail.downloadOf', { name: orgNm })}
          download={orgNm}
          href={url}
          icon={Download}
          size="small"
        >
          {t('boardDetail.download')}
        </LinkButton>
      </span>
    </li>
  );
}

/** Preview: pictures open here, texts open in a new window. */
function Preview({
  url,
  name,
  isPicture,
}: {
  readonly url: string;
  readonly name: string;
  readonly isPicture: boolean;
}) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const label = t('boardDetail.previewOf', { name });
  if (!isPicture) {
    return (
      <LinkButton aria-label={label} href={url} icon={Eye} rel="noopener" size="small" target="_blank">
        {t('boardDetail.preview')}
      </LinkButton>
    );
  }
  return (
    <>
      <Button aria-label={label} icon={Eye} onClick={() => setOpen(true)} size="small">
        {t('boardDetail.preview')}
      </Button>
      <ZoomDialog alt={name} onClose={() => setOpen(false)} open={isOpen} src={url} />
    </>
  );
}
