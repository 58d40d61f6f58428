import type { FileRef, QnaDetail } from '@haesol/shared/contracts';
import { formatFileSize } from '@haesol/shared/i18n';
import { useText } from '@haesol/shared/lifecycle';
import { Icon, LinkButton } from '@haesol/shared/ui';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import FolderDown from 'lucide-react/icons/folder-down';
import { useId } from 'react';
import styles from './QuestionFiles.module.css';

/** Pictures and files of a question; each can be looked at, and all had at once. */
export function QuestionFiles({ question: { images, files, bundleUrl } }: { readonly question: QnaDetail }) {
  const t = useText();
  const titleId = useId();
  const all = [...images, ...files];
  if (all.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.files}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {t('question.files')} <b className={styles.count}>{all.length}</b>
        </h2>
        {bundleUrl !== null && all.length > 1 && (
          <LinkButton download href={bundleUrl} icon={FolderDown} size="small">
            {t('question.downloadAll')}
          </LinkButton>
        )}
      </div>
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map(({ fileUid, orgNm, thumbUrl, viewUrl, url }) => (
            <li key={fileUid}>
              <a className={styles.picture} href={viewUrl ?? url} rel="noopener" target="_blank">
                <img
                  alt={orgNm}
                  className={styles.thumb}
                  height={160}
                  loading="lazy"
                  src={thumbUrl ?? url}
                  width={240}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul>
        {files.map((file) => (
          <FileRow file={file} key={file.fileUid} />
        ))}
      </ul>
    </section>
  );
}

function FileRow({ file: { orgNm, ext, size, url, viewUrl } }: { readonly file: FileRef }) {
  const t = useText();
  return (
    <li className={styles.file}>
      <Icon of={FileText} size={22} />
      <span className={styles.name}>
        {orgNm}
        <span className={styles.info}>
          {t('question.fileInfo', { ext: ext.toUpperCase(), size: formatFileSize(size) })}
        </span>
      </span>
      {viewUrl !== null && (
        <LinkButton
          aria-label={t('question.previewOf', { name: orgNm })}
          href={viewUrl}
          rel="noopener"
          size="small"
          target="_blank"
        >
          {t('question.preview')}
        </LinkButton>
      )}
      <LinkButton
        aria-label={t('question.downloadOf', { name: orgNm })}
        download={orgNm}
        href={url}
        icon={Download}
        size="small"
      >
        {t('question.download')}
      </LinkButton>
    </li>
  );
}
