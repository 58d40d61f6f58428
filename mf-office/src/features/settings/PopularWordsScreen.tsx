import { adminHideWord, adminPopularWords } from '@haesol/contracts/member';
import { Badge } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { sendEach } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';

type Word = RowOf<typeof adminPopularWords>;

/** Searched words, of which the site shows the ten most searched; unsuitable ones are hidden. */
export default function PopularWordsScreen() {
  const t = useText();
  const columns = useColumns<Word>();
  const call = useCall();
  const list = useListState(lists.popularWords);
  const refresh = useRefresh(adminPopularWords);
  const send = (hiddenYn: 'N' | 'Y') => (rows: readonly Word[]) =>
    sendEach(
      rows,
      ({ wordUid }) => wordUid,
      ({ wordUid }) => call(adminHideWord, { params: { wordUid }, body: { hiddenYn } }),
    );
  return (
    <QueuePage
      columns={[
        columns.state(({ hiddenYn }) => (
          <Badge color={hiddenYn === 'Y' ? 'gray' : 'blue'}>{t(`popularWords.hidden.${hiddenYn}`)}</Badge>
        )),
        { key: 'word', header: t('popularWords.word'), role: 'title', cell: ({ word }) => word },
        { key: 'lang', header: t('popularWords.lang'), width: '6rem', cell: ({ lang }) => lang },
        list.state.hits === 'N'
          ? columns.number('miss', t('popularWords.misses'), ({ missCnt }) => formatNumber(missCnt))
          : columns.number('cnt', t('popularWords.count'), ({ searchCnt }) => formatNumber(searchCnt)),
        columns.time('searched', t('popularWords.last'), ({ searchedDt }) => searchedDt),
      ]}
      empty={{ title: t('popularWords.empty'), text: t('popularWords.emptyText') }}
      filters={[
        {
          key: 'hidden',
          label: t('queue.state'),
          all: t('queue.all'),
          options: [{ value: 'Y', label: t('popularWords.hidden.Y') }],
        },
        {
          key: 'hits',
          label: t('popularWords.hits'),
          all: t('popularWords.withHits'),
          options: [{ value: 'N', label: t('popularWords.withoutHits') }],
        },
      ]}
      lead={t('popularWords.lead')}
      list={list}
      moves={toMoves<Word, 'HIDE' | 'SHOW'>(
        (key, values) => t(`popularWords.${key}`, values),
        [
          {
            to: 'HIDE',
            shortcut: 'h',
            isOpen: ({ hiddenYn, searchCnt }) => hiddenYn === 'N' && searchCnt > 0,
            undo: send('N'),
          },
          { to: 'SHOW', shortcut: 's', isOpen: ({ hiddenYn }) => hiddenYn === 'Y', undo: send('Y') },
        ],
        (rows, to) => send(to === 'HIDE' ? 'Y' : 'N')(rows),
      )}
      nameOf={({ word }) => word}
      onMoved={refresh}
      query={useGet(lists.popularWords.get)}
      rowKey={({ wordUid }) => wordUid}
      searched={t('popularWords.word')}
      states={{
        key: 'area',
        label: t('popularWords.area'),
        all: t('popularWords.areas.SITE'),
        options: [{ value: 'TRAVEL', label: t('popularWords.areas.TRAVEL') }],
      }}
      title={t('names.popularWords')}
    />
  );
}
