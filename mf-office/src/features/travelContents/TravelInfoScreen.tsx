import { adminRestore } from '@haesol/contracts/member';
import {
  adminAddTravelInfo,
  adminChangeTravelInfo,
  adminRemoveTravelInfo,
  adminTravelInfo,
} from '@haesol/contracts/travel';
import { useCall, useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';

/** Travel information: ways, seasons, places to call. */
export default function TravelInfoScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminTravelInfo>>();
  const call = useCall();
  const kinds = useCodes('TOURIST_TYCD');
  return (
    <EntityPage
      say={(key, values) => t(`travelInfo.${key}`, values)}
      draft="travelInfo"
      body={adminAddTravelInfo.body}
      columns={[
        columns.category(({ touristTycd }) => kinds.find(({ code }) => code === touristTycd)?.codeName ?? touristTycd),
        { key: 'summary', header: t('travelInfo.fields.summary'), cell: ({ summary }) => summary },
      ]}
      endpoint={adminTravelInfo}
      fields={[
        {
          name: 'touristTycd',
          kind: 'select',
          options: kinds.map(({ code, codeName }) => ({ value: code, label: codeName })),
        },
        { name: 'title', kind: 'line' },
        { name: 'summary', kind: 'line' },
        { name: 'tel', kind: 'line', isOptional: true },
        { name: 'lat', kind: 'number', isOptional: true },
        { name: 'lng', kind: 'number', isOptional: true },
        { name: 'thumbUrl', kind: 'picture', alt: 'thumbAlt' },
        { name: 'thumbAlt', kind: 'line' },
        { name: 'html', kind: 'html' },
      ]}
      list={useListState(lists.travelInfo)}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminAddTravelInfo, { body })}
      onChange={({ id }, body) => call(adminChangeTravelInfo, { params: { id }, body })}
      onRemove={({ id }) => call(adminRemoveTravelInfo, { params: { id } })}
      onUndo={({ id }) => call(adminRestore, { params: { id }, body: { kind: 'travel-info' } })}
      query={useGet(lists.travelInfo.get)}
      rowKey={({ id }) => id}
      searched={t('travelInfo.searched')}
      title={t('names.travelInfo')}
      toHidden={(row) => ({ i18n: row?.i18n ?? {} })}
    />
  );
}
