import { adminTours, goodsStates } from '@haesol/contracts/travel';
import { Badge, LinkButton, TextLink } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useRefresh } from '#moves/useRefresh';
import { toTourEditHref } from '#paths';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { useTourMoves } from './useTourMoves.ts';

/** Recommended tours with state, theme, days, stops and missing languages; each leads to its form. */
export default function ToursScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminTours>>();
  const themes = useCodes('THEME_CD');
  return (
    <QueuePage
      actions={
        <LinkButton href={toTourEditHref('new')} variant="primary">
          {t('tours.add')}
        </LinkButton>
      }
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'ON' ? 'blue' : 'gray'}>{t(`tours.states.${state}`)}</Badge>
        )),
        {
          key: 'title',
          header: t('tours.name'),
          role: 'title',
          cell: ({ tourUid, title }) => (
            <TextLink href={toTourEditHref(tourUid)} tone="quiet">
              {title}
            </TextLink>
          ),
        },
        {
          key: 'theme',
          header: t('tours.fields.themeCd'),
          role: 'category',
          width: '8rem',
          cell: ({ themeCd }) => themes.find(({ code }) => code === themeCd)?.codeName ?? themeCd,
        },
        columns.number('days', t('tours.length'), ({ tourDays }) => t('tours.days', { count: tourDays })),
        columns.number('stops', t('tours.stops'), ({ stopCnt }) => formatNumber(stopCnt)),
        columns.missing(({ missing }) => missing),
      ]}
      empty={{ title: t('tours.empty'), text: t('tours.emptyText') }}
      lead={t('tours.lead')}
      list={useListState(lists.tours)}
      moves={useTourMoves()}
      nameOf={({ title }) => title}
      onMoved={useRefresh(adminTours)}
      query={useGet(lists.tours.get)}
      rowKey={({ tourUid }) => tourUid}
      rowLook={({ state }) => (state === 'OFF' ? { tone: 'gray' } : {})}
      searched={t('tours.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: goodsStates.map((value) => ({ value, label: t(`tours.states.${value}`) })),
      }}
      title={t('names.tours')}
    />
  );
}
