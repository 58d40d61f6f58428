import { type adminExchangeCards, cardStates } from '@haesol/contracts/travel';
import { Badge } from '@haesol/kit';
import { useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';

/** Exchange cards of members, with their use and end. */
export default function ExchangeCardsScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminExchangeCards>>();
  return (
    <QueuePage
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'READY' ? 'blue' : 'gray'}>{t(`exchangeCards.states.${state}`)}</Badge>
        )),
        {
          key: 'pass',
          header: t('passes.pass'),
          role: 'title',
          cell: ({ passNm, rsvtNo }) => <TwoLines first={passNm} second={rsvtNo} />,
        },
        columns.member(({ memberNm }) => memberNm),
        columns.time('used', t('exchangeCards.used'), ({ exchangedDt }) => exchangedDt),
        columns.time('end', t('exchangeCards.end'), ({ endDt }) => endDt),
      ]}
      empty={{ title: t('exchangeCards.empty'), text: t('exchangeCards.emptyText') }}
      lead={t('exchangeCards.lead')}
      list={useListState(lists.exchangeCards)}
      moves={[]}
      nameOf={({ passNm }) => passNm}
      query={useGet(lists.exchangeCards.get)}
      rowKey={({ cardUid }) => cardUid}
      searched={t('passes.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: cardStates.map((value) => ({ value, label: t(`exchangeCards.states.${value}`) })),
      }}
      screen="exchangeCards"
      title={t('names.exchangeCards')}
    />
  );
}
