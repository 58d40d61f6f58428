import { adminRestore } from '@haesol/contracts/member';
import {
  adminAddPromotion,
  adminChangePromotion,
  adminPromotions,
  adminRemovePromotion,
} from '@haesol/contracts/travel';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists } from '#lists';
import { EntityPage } from '#ui/EntityPage';
import { toPeriodColumn } from './periodColumn.tsx';

/** Promotions of the travel service. */
export default function PromotionsScreen() {
  const t = useText();
  const call = useCall();
  return (
    <EntityPage
      say={(key, values) => t(`promotions.${key}`, values)}
      draft="promotions"
      body={adminAddPromotion.body}
      columns={[
        { key: 'summary', header: t('promotions.fields.summary'), cell: ({ summary }) => summary },
        toPeriodColumn(t('queue.period')),
      ]}
      endpoint={adminPromotions}
      fields={[
        { name: 'title', kind: 'line' },
        { name: 'summary', kind: 'line' },
        { name: 'startDt', kind: 'date' },
        { name: 'endDt', kind: 'date' },
        { name: 'thumbUrl', kind: 'picture', alt: 'thumbAlt' },
        { name: 'thumbAlt', kind: 'line' },
        { name: 'html', kind: 'html' },
      ]}
      list={useListState(lists.promotions)}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminAddPromotion, { body })}
      onChange={({ id }, body) => call(adminChangePromotion, { params: { id }, body })}
      onRemove={({ id }) => call(adminRemovePromotion, { params: { id } })}
      onUndo={({ id }) => call(adminRestore, { params: { id }, body: { kind: 'promotions' } })}
      query={useGet(lists.promotions.get)}
      rowKey={({ id }) => id}
      searched={t('promotions.searched')}
      title={t('names.promotions')}
      toHidden={(row) => ({ i18n: row?.i18n ?? {} })}
    />
  );
}
