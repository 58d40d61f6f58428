import { adminRestore } from '@haesol/contracts/member';
import {
  adminAddPlaceNotice,
  adminChangePlaceNotice,
  adminPlaceNotices,
  adminRemovePlaceNotice,
} from '@haesol/contracts/travel';
import { Badge } from '@haesol/kit';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists } from '#lists';
import { EntityPage } from '#ui/EntityPage';
import { usePlaces } from '#ui/usePlaces';
import { useTranslationFields } from '#ui/useTranslationFields';
import { toPeriodColumn } from './periodColumn.tsx';

/** Notices of places by day; one that closes sells nothing for its days. */
export default function PlaceNoticesScreen() {
  const t = useText();
  const call = useCall();
  const places = usePlaces({ hasHidden: true });
  const toTranslations = useTranslationFields();
  const closed = (['N', 'Y'] as const).map((value) => ({ value, label: t(`placeNotices.closed.${value}`) }));
  return (
    <EntityPage
      blank={{ closedYn: 'N' }}
      body={adminAddPlaceNotice.body}
      columns={[
        { key: 'goods', header: t('placeNotices.fields.gdsUid'), width: '14rem', cell: ({ gdsNm }) => gdsNm },
        {
          key: 'closed',
          header: t('placeNotices.fields.closedYn'),
          width: '8rem',
          cell: ({ closedYn }) => (
            <Badge color={closedYn === 'Y' ? 'red' : 'gray'}>{t(`placeNotices.closed.${closedYn}`)}</Badge>
          ),
        },
        toPeriodColumn(t('queue.period')),
      ]}
      draft="placeNotices"
      endpoint={adminPlaceNotices}
      fields={[
        { name: 'gdsUid', kind: 'select', options: places },
        { name: 'title', kind: 'line' },
        ...toTranslations('title', t('placeNotices.fields.title'), 'line'),
        { name: 'startDt', kind: 'date' },
        { name: 'endDt', kind: 'date' },
        { name: 'closedYn', kind: 'select', options: closed, help: t('placeNotices.closedHelp') },
      ]}
      list={useListState(lists.placeNotices)}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminAddPlaceNotice, { body })}
      onChange={({ noticeUid }, body) => call(adminChangePlaceNotice, { params: { noticeUid }, body })}
      onRemove={({ noticeUid }) => call(adminRemovePlaceNotice, { params: { noticeUid } })}
      onUndo={({ noticeUid }) => call(adminRestore, { params: { id: noticeUid }, body: { kind: 'place-notices' } })}
      query={useGet(lists.placeNotices.get)}
      rowKey={({ noticeUid }) => noticeUid}
      say={(key, values) => t(`placeNotices.${key}`, values)}
      searched={t('placeNotices.searched')}
      title={t('names.placeNotices')}
    />
  );
}
