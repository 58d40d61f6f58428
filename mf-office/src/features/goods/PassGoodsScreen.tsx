import { type adminPassGoods, goodsStates } from '@haesol/contracts/travel';
import { Badge, LinkButton, TextLink } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { toPassGoodsEditHref } from '#paths';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { usePassTerms } from './usePassTerms.ts';

/** Passes as they are sold, with state, price, places and missing languages. */
export default function PassGoodsScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminPassGoods>>();
  const kinds = useCodes('PS_CD');
  const toTerms = usePassTerms();
  return (
    <QueuePage
      actions={
        <LinkButton href={toPassGoodsEditHref('new')} variant="primary">
          {t('passGoods.add')}
        </LinkButton>
      }
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'ON' ? 'blue' : 'gray'}>{t(`goods.states.${state}`)}</Badge>
        )),
        {
          key: 'name',
          header: t('passGoods.name'),
          role: 'title',
          cell: (row) => (
            <TwoLines
              first={
                <TextLink href={toPassGoodsEditHref(row.gdsDtlUid)} tone="quiet">
                  {row.passNm}
                </TextLink>
              }
              second={toTerms(row)}
            />
          ),
        },
        columns.category(({ psCd }) => kinds.find(({ code }) => code === psCd)?.codeName ?? psCd),
        columns.missing(({ missing }) => missing),
        columns.number('places', t('passGoods.places'), ({ placesCnt }) => formatNumber(placesCnt)),
        columns.number('sold', t('passGoods.sold'), ({ soldCnt }) => formatNumber(soldCnt)),
        columns.number('price', t('goods.fields.price'), ({ price }) => formatNumber(price)),
      ]}
      empty={{ title: t('passGoods.empty'), text: t('passGoods.emptyText') }}
      filters={[
        {
          key: 'psCd',
          label: t('passGoods.fields.psCd'),
          all: t('queue.categoryAll'),
          options: kinds.map(({ code, codeName }) => ({ value: code, label: codeName })),
        },
      ]}
      lead={t('passGoods.lead')}
      list={useListState(lists.passGoods)}
      moves={[]}
      nameOf={({ passNm }) => passNm}
      query={useGet(lists.passGoods.get)}
      rowKey={({ gdsDtlUid }) => gdsDtlUid}
      rowLook={({ state }) => (state === 'OFF' ? { tone: 'gray' } : {})}
      searched={t('passGoods.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: goodsStates.map((value) => ({ value, label: t(`goods.states.${value}`) })),
      }}
      title={t('names.passGoods')}
    />
  );
}
