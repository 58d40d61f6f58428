import { type adminEquipment, officeEquipmentStates } from '@haesol/contracts/lab';
import { Badge, LinkButton, TextLink } from '@haesol/kit';
import { formatDateTime, formatNumber } from '@haesol/remote/i18n';
import { useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { toEquipmentEditHref } from '#paths';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';

const stateColors = { AVAILABLE: 'blue', MAINT: 'red', HIDDEN: 'gray' } as const;

/** Catalogue of equipment: state, next inspection, price; each device leads to its form. */
export default function EquipmentScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminEquipment>>();
  const categories = useCodes('EQ_CTG');
  return (
    <QueuePage
      actions={
        <LinkButton href={toEquipmentEditHref('new')} variant="primary">
          {t('equipment.add')}
        </LinkButton>
      }
      columns={[
        columns.state(({ state }) => <Badge color={stateColors[state]}>{t(`equipment.states.${state}`)}</Badge>),
        {
          key: 'eqNm',
          header: t('equipment.fields.eqNm'),
          role: 'title',
          cell: ({ eqUid, eqNm, model }) => (
            <TwoLines
              first={
                <TextLink href={toEquipmentEditHref(eqUid)} tone="quiet">
                  {eqNm}
                </TextLink>
              }
              second={model}
            />
          ),
        },
        columns.category(({ ctgNm, place }) => <TwoLines first={ctgNm} second={place} />),
        {
          key: 'maint',
          header: t('equipment.nextMaint'),
          role: 'date',
          width: '14rem',
          cell: ({ nextMaint }) =>
            nextMaint === null ? (
              t('queue.none')
            ) : (
              <TwoLines first={formatDateTime(nextMaint.fromDt)} second={nextMaint.reason} />
            ),
        },
        {
          key: 'training',
          header: t('equipment.fields.trainingYn'),
          width: '6rem',
          onPhone: 'labelled',
          cell: ({ trainingYn }) => t(trainingYn === 'Y' ? 'queue.yes' : 'queue.no'),
        },
        columns.number('price', t('equipment.price'), ({ price }) => formatNumber(price)),
        { key: 'operator', header: t('equipment.operator'), width: '7rem', cell: ({ operatorNm }) => operatorNm },
      ]}
      empty={{ title: t('equipment.empty'), text: t('equipment.emptyText') }}
      filters={[
        {
          key: 'ctg',
          label: t('equipment.fields.ctgCd'),
          all: t('queue.categoryAll'),
          options: categories.map(({ code, codeName }) => ({ value: code, label: codeName })),
        },
      ]}
      lead={t('equipment.lead')}
      list={useListState(lists.equipment)}
      moves={[]}
      nameOf={({ eqNm }) => eqNm}
      query={useGet(lists.equipment.get)}
      screen="equipment"
      rowKey={({ eqUid }) => eqUid}
      rowLook={({ state }) => (state === 'HIDDEN' ? { tone: 'gray' } : state === 'MAINT' ? { tone: 'red' } : {})}
      searched={t('equipment.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: officeEquipmentStates.map((value) => ({ value, label: t(`equipment.states.${value}`) })),
      }}
      title={t('names.equipment')}
    />
  );
}
