import type { PostDetail } from '@haesol/contracts/board';
import { Badge, Button, NewMark } from '@haesol/kit';
import { formatDate, formatNumber, keepDates } from '@haesol/remote/i18n';
import { useCopy, useText } from '@haesol/remote/lifecycle';
import Link2 from 'lucide-react/icons/link-2';
import Pin from 'lucide-react/icons/pin';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import styles from './PostHeader.module.css';

/** Kind, title, facts and actions of a post. */
export function PostHeader({ post }: { readonly post: PostDetail }) {
  const t = useText();
  return (
    <header className={styles.header}>
      <p className={styles.kind}>
        {post.pinYn === 'Y' && (
          <Badge color="blue" icon={Pin}>
            {t('boardDetail.pinned')}
          </Badge>
        )}
        {post.urgentYn === 'Y' && <Badge color="red">{t('boardDetail.urgent')}</Badge>}
        <span>{post.categoryNm}</span>
        {post.newYn === 'Y' && <NewMark />}
      </p>
      <h1 className={styles.title}>{keepDates(post.title)}</h1>
      <div className={styles.line}>
        <dl className={styles.facts}>
          <Fact term={t('boardDetail.writer')}>{post.writerNm}</Fact>
          {post.sourceNm !== null && <Fact term={t('boardDetail.source')}>{post.sourceNm}</Fact>}
          <Fact term={t('boardDetail.createdDt')}>
            <time dateTime={post.createdDt}>{formatDate(post.createdDt)}</time>
          </Fact>
          <Fact term={t('boardDetail.viewCnt')}>{formatNumber(post.viewCnt)}</Fact>
        </dl>
        <PostActions />
      </div>
    </header>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PostActions() {
  const t = useText();
  const copy = useCopy();
  const handleCopy = () =>
    copy(window.location.href, { done: t('boardDetail.copied'), failed: t('boardDetail.copyFailed') });

  return (
    <div className={styles.actions}>
      <Button icon={Link2} onClick={() => void handleCopy()} size="small" variant="text">
        {t('boardDetail.copyLink')}
      </Button>
      <Button icon={Printer} onClick={() => window.print()} size="small" variant="text">
        {t('boardDetail.print')}
      </Button>
    </div>
  );
}
