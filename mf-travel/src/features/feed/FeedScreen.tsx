import { type FeedItem, feedKinds, feedList, feedRead } from '@haesol/contracts/travel';
import { Button, ChipGroup, EmptyState, KitLink, LinkButton, Skeleton, VisuallyHidden } from '@haesol/kit';
import { withoutRepeats } from '@haesol/remote/http';
import {
  QueryView,
  useEndpointMutation,
  useFormats,
  useGetPages,
  useListState,
  useSession,
  useText,
} from '@haesol/remote/lifecycle';
import { keepPreviousData } from '@tanstack/react-query';
import { paths } from '#paths';
import listStyles from '#styles/listScreen.module.css';
import rowLink from '#styles/rowLink.module.css';
import styles from './FeedScreen.module.css';
import { feedListState, feedPages } from './feedListState.ts';

/** News of five kinds; unread ones are marked for members. */
export default function FeedScreen() {
  const t = useText();
  const { state, hrefOf } = useListState(feedListState);
  const query = useGetPages(feedPages, { placeholderData: keepPreviousData });
  return (
    <div className={listStyles.screen}>
      <ChipGroup
        label={t('feed.kind')}
        options={(['', ...feedKinds] as const).map((kind) => ({
          value: kind,
          label: t(`feed.kinds.${kind === '' ? 'all' : kind}`),
          href: hrefOf({ kind }),
        }))}
        selected={[state.kind]}
      />
      <QueryView
        empty={
          <EmptyState title={t('feed.empty')}>
            <LinkButton href={paths.feed}>{t('feed.showAll')}</LinkButton>
          </EmptyState>
        }
        isEmpty={({ pages }) => pages[0]?.cnt_total === 0}
        query={query}
        skeleton={<Skeleton lines={2} rows={6} />}
      >
        {({ pages }) => (
          <section aria-busy={query.isPlaceholderData} aria-label={t('feed.results')} className={listStyles.screen}>
            <ul className={styles.items}>
              {withoutRepeats(pages, ({ id }) => id)
                .flat()
                .map((item) => (
                  <Item item={item} key={item.id} />
                ))}
            </ul>
            {query.hasNextPage && (
              <p className={listStyles.more}>
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} size="form">
                  {t('feed.more')}
                </Button>
              </p>
            )}
          </section>
        )}
      </QueryView>
    </div>
  );
}

function Item({ item }: { readonly item: FeedItem }) {
  const t = useText();
  const { formatShortDate } = useFormats();
  const { isLogin } = useSession();
  const read = useEndpointMutation(feedRead, { invalidates: [feedList] });
  const { id, kind, title, lang, body, link, createdDt, readYn } = item;
  const isNew = isLogin && readYn === 'N';
  return (
    <li className={styles.item} data-new={isNew || undefined}>
      <p className={styles.kind}>{t(`feed.kinds.${kind}`)}</p>
      <div className={styles.words} lang={lang}>
        <h2 className={styles.title}>
          {link === null ? (
            title
          ) : (
            <KitLink
              className={rowLink.link}
              href={link}
              onClick={() => {
                if (isNew) read.mutate({ body: { ids: [id] } });
              }}
            >
              {title}
            </KitLink>
          )}
          {isNew && <VisuallyHidden>{t('feed.unread')}</VisuallyHidden>}
        </h2>
        <p>{body}</p>
      </div>
      <time className={styles.date} dateTime={createdDt}>
        {formatShortDate(createdDt)}
      </time>
    </li>
  );
}
