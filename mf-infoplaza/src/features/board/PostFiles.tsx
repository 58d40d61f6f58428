import type { FileRef } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { Icon, LinkButton } from '@haesol/shared/ui';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { useId } from 'react';
import { formatFileSize } from './boardRules.ts';
import styles from './PostFiles.module.css';

/** Files of a post with what they are and how large. */
export function PostFiles({ files }: { readonly files: readonly FileRef[] }) {
  const t = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.files}>
      <h2 className={styles.title} id={titleId}>
        {t('boardDetail.files')} <b className={styles.count}>{files.length}</b>
      </h2>
      <ul>
        {files.map(({ fileUid, orgNm, ext, size, url }) => (
          <li className={styles.file} key={fileUid}>
            <span className={styles.icon}>
              <Icon of={FileText} size={22} />
            </span>
            <span className={styles.name}>
              {orgNm}
              <span className={styles.info}>
                {t('boardDetail.fileInfo', { ext: ext.toUpperCase(), size: formatFileSize(size) })}
              </span>
            </span>
            <LinkButton
              aria-label={t('boardDetail.downloadOf', { name: orgNm })}
              download={orgNm}
              href={url}
              icon={Download}
              size="small"
            >
              {t('boardDetail.download')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
