import { adminReviews } from '@haesol/contracts/travel';
import { Badge } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useBulk } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { useColumns } from '#ui/columns';
import { FileLinks } from '#ui/FileLinks';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';

type Review = RowOf<typeof adminReviews>;

/** Reviews that were reported: hidden with a reason, or shown on. */
export default function ReviewsScreen() {
  const t = useText();
  const columns = useColumns<Review>();
  const bulk = useBulk();
  const call = useCall();
  const list = useListState(lists.reviews);
  const moves = bulk<Review, 'HIDDEN' | 'SHOWN'>({ queueOf: () => 'reviews', uidOf: ({ reviewUid }) => reviewUid });
  return (
    <QueuePage
      assigned="reviews"
      columns={[
        columns.state(({ hiddenDt, openCnt }) => (
          <Badge color={openCnt > 0 ? 'red' : 'gray'}>
            {hiddenDt === null ? t('reviews.reports', { count: openCnt }) : t('reviews.states.HIDDEN')}
          </Badge>
        )),
        {
          key: 'content',
          header: t('reviews.content'),
          role: 'title',
          cell: ({ content, gdsNm, star, images }) => (
            <TwoLines
              first={content}
              second={
                <>
                  {`${gdsNm} · ${t('reviews.stars', { count: star })}`}
                  <FileLinks files={images} />
                </>
              }
            />
          ),
        },
        {
          key: 'why',
          header: t('reviews.why'),
          width: '14rem',
          cell: ({ reports }) => reports.map(({ reasonNm, text }) => `${reasonNm} ${text}`.trim()).join(', '),
        },
        columns.member(({ memberNm }) => memberNm),
        columns.wait(({ hiddenDt, waitDt }) => (hiddenDt === null ? waitDt : undefined), 'REVIEW'),
        columns.number('count', t('reviews.openCnt'), ({ openCnt }) => formatNumber(openCnt)),
        columns.assignee(({ assigneeNm }) => assigneeNm),
        columns.time('created', t('queue.created'), ({ createdDt }) => createdDt),
      ]}
      empty={{ title: t('reviews.empty'), text: t('reviews.emptyText') }}
      lead={t('reviews.lead')}
      list={list}
      loadPage={(page) => call(adminReviews, { query: { ...list.state, ...page } })}
      moves={toMoves<Review, 'HIDDEN' | 'SHOWN'>(
        (key, values) => t(`reviews.${key}`, values),
        [
          {
            to: 'HIDDEN',
            look: 'danger',
            shortcut: 'r',
            asks: 'required',
            isOpen: ({ hiddenDt }) => hiddenDt === null,
            undo: (rows) =>
              moves.send(
                rows.map((row) => ({ ...row, rev: row.rev + 1 })),
                'SHOWN',
              ),
          },
          {
            to: 'SHOWN',
            look: 'primary',
            shortcut: 'a',
            asks: 'optional',
            isOpen: ({ hiddenDt, openCnt }) => hiddenDt !== null || openCnt > 0,
          },
        ],
        moves,
      )}
      nameOf={({ gdsNm, memberNm }) => `${gdsNm} ${memberNm}`}
      onMoved={useRefresh(adminReviews)}
      presence="REVIEW"
      query={useGet(lists.reviews.get)}
      rowKey={({ reviewUid }) => reviewUid}
      searched={t('reviews.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('reviews.states.REPORTED'),
        options: (['HIDDEN', 'ALL'] as const).map((value) => ({ value, label: t(`reviews.states.${value}`) })),
      }}
      screen="reviews"
      title={t('names.reviews')}
    />
  );
}
