import type { FileRef } from '@haesol/shared/contracts';
import { formatFileSize } from '@haesol/shared/i18n';
import { useText } from '@haesol/shared/lifecycle';
import { Icon, LinkButton } from '@haesol/shared/ui';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import styles from './FileList.module.css';

/** Files to download, each with its kind and size. */
export function FileList({ files }: { readonly files: readonly FileRef[] }) {
  const t = useText();
  return (
    <ul>
      {files.map(({ fileUid, orgNm, ext, size, url }) => (
        <li className={styles.file} key={fileUid}>
          <Icon of={FileText} size={22} />
          <span className={styles.name}>
            {orgNm}
            <span className={styles.info}>
              {t('question.fileInfo', { ext: ext.toUpperCase(), size: formatFileSize(size) })}
            </span>
          </span>
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
      ))}
    </ul>
  );
}
