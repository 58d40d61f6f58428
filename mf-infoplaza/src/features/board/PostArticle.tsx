import type { PostDetail } from '@haesol/shared/contracts';
import { formatDate } from '@haesol/shared/i18n';
import { useShell, useText } from '@haesol/shared/lifecycle';
import { LinkButton, RichText, TextLink } from '@haesol/shared/ui';
import List from 'lucide-react/icons/list';
import { useEffect } from 'react';
import { Neighbours } from '#ui/Neighbours';
import { Zoomable } from '#ui/Zoomable';
import type { BoardPlace } from './boardPlaces.ts';
import styles from './PostArticle.module.css';
import { PostFiles } from './PostFiles.tsx';
import { PostHeader } from './PostHeader.tsx';

export interface PostArticleProps {
  readonly post: PostDetail;
  readonly place: BoardPlace;
  readonly listHref: string;
}

/** A post from its title to the way back to the list. */
export function PostArticle({ post, place, listHref }: PostArticleProps) {
  const t = useText();
  const shell = useShell();
  useEffect(() => {
    shell.setTitle(post.title);
  }, [shell, post.title]);

  const isReference = post.board === 'REFERENCE';
  const files = post.files.length > 0 && <PostFiles post={post} />;
  return (
    <article>
      <PostHeader post={post} />
      {isReference && files}
      <div className={styles.body}>
        {post.images.map(({ url, alt, caption }) => (
          <figure key={url}>
            <Zoomable alt={alt} className={styles.picture} height={540} src={url} width={960} />
            {caption !== null && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        ))}
        <RichText html={post.html} />
      </div>
      {!isReference && files}
      {post.related.length > 0 && <Related place={place} related={post.related} />}
      <Neighbours
        next={post.next && { title: post.next.title, href: place.toDetail(post.next.postUid) }}
        previous={post.prev && { title: post.prev.title, href: place.toDetail(post.prev.postUid) }}
      />
      <p className={styles.back}>
        <LinkButton href={listHref} icon={List} size="form">
          {t('boardDetail.list')}
        </LinkButton>
      </p>
    </article>
  );
}

function Related({ related, place }: Pick<PostDetail, 'related'> & Pick<PostArticleProps, 'place'>) {
  const t = useText();
  return (
    <section className={styles.related}>
      <h2 className={styles.relatedTitle}>{t(`boards.${place.board}.related`)}</h2>
      <ul className={styles.relatedList}>
        {related.map(({ postUid, title, createdDt, thumbUrl, thumbAlt }) => (
          <li className={styles.relatedItem} key={postUid}>
            {thumbUrl !== null && (
              <img
                alt={thumbAlt ?? ''}
                className={styles.thumb}
                height={320}
                loading="lazy"
                src={thumbUrl}
                width={480}
              />
            )}
            <TextLink href={place.toDetail(postUid)} tone="quiet">
              {title}
            </TextLink>
            <time className={styles.date} dateTime={createdDt}>
              {formatDate(createdDt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
