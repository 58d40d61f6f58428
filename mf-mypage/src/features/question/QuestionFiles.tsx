import type { QnaDetail } from '@haesol/contracts/board';
import { CardPicture, LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import FolderDown from 'lucide-react/icons/folder-down';
import { useId } from 'react';
import { FileList } from '#ui/FileList';
import styles from './QuestionFiles.module.css';

/** Pictures and files of a question; each has a preview, and all can be downloaded at once. */
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
                <CardPicture alt={orgNm} loading="lazy" src={thumbUrl ?? url} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <FileList files={files} />
    </section>
  );
}
