import { type FileRef, formatFileSize } from '@haesol/contracts/common';
import { Icon, LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import styles from './FileList.module.css';

/** Files with type and size, for download, and for preview if the browser supports it. */
export function FileList({ files }: { readonly files: readonly FileRef[] }) {
  return (
    <ul>
      {files.map((file) => (
        <FileRow file={file} key={file.fileUid} />
      ))}
    </ul>
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
      <span className={styles.actions}>
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
      </span>
    </li>
  );
}
