import type { EndpointData } from '@haesol/contracts/common';
import { type adminGoodsStock, adminPreviewCloseDay } from '@haesol/contracts/travel';
import { IconLink, LinkButton, Select } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { DetailView, useCall, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { goodsStock } from '#lists';
import { paths, toGoodsEditHref, toGoodsStockHref } from '#paths';
import { OfficePage } from '#ui/OfficePage';
import { CloseDayDialog, type ClosePreview } from './CloseDayDialog.tsx';
import { StockForm } from './StockForm.tsx';
import { StockGrid } from './StockGrid.tsx';
import styles from './StockScreen.module.css';

export type Stock = EndpointData<typeof adminGoodsStock>;

/** Month before or after, `YYYY-MM`. */
function moveMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Month grid of the stock of an option: what is sold and left; a range is edited, a day closed with refunds for all. */
export default function StockScreen({ goodsDtlId }: { readonly goodsDtlId: string | undefined }) {
  const t = useText();
  const query = useGet(goodsStock);
  const toList = { href: paths.goods, label: t('queue.toList') };
  return (
    <OfficePage
      actions={
        <>
          {goodsDtlId !== undefined && <LinkButton href={toGoodsEditHref(goodsDtlId)}>{t('stock.toGoods')}</LinkButton>}
          <LinkButton href={toList.href}>{toList.label}</LinkButton>
        </>
      }
      title={t('names.goodsStock')}
    >
      <DetailView
        choose={{ title: t('goods.choose'), text: t('goods.chooseText') }}
        missing={{ title: t('goods.notFound'), text: t('goods.chooseText') }}
        query={query}
        titleOf={({ gdsNm }) => gdsNm}
        toList={toList}
        uid={goodsDtlId}
      >
        {(stock) => <StockView goodsDtlId={goodsDtlId ?? ''} stock={stock} />}
      </DetailView>
    </OfficePage>
  );
}

function StockView({ goodsDtlId, stock }: { readonly goodsDtlId: string; readonly stock: Stock }) {
  const t = useText();
  const { gdsNm, optionNm, month, times, days } = stock;
  const [time, setTime] = useState(times[0] ?? '00:00');
  const [range, setRange] = useState<readonly [string, string]>();
  const [closing, setClosing] = useState<{
    readonly date: string;
    readonly isPlace: boolean;
    readonly preview: ClosePreview;
  }>();
  const call = useCall();
  const shell = useShell();
  const shown = days.flatMap(({ stocks }) => stocks.filter((one) => one.time === time));
  const sum = (key: 'qty' | 'sold') => shown.reduce((total, one) => total + one[key], 0);

  /** Chooses one day, or with `isRange` all days from the one that was chosen before. */
  function choose(date: string, isRange: boolean) {
    const [first = date] = range ?? [];
    setRange(isRange ? (first <= date ? [first, date] : [date, first]) : [date, date]);
  }

  const toTime = (isPlace: boolean) => (times.length > 1 && !isPlace ? time : '');

  /** Reads what closing a day would do, and shows it. */
  async function readClosing(date: string, isPlace: boolean) {
    try {
      const body = { date, time: toTime(isPlace), ...(isPlace && { placeYn: 'Y' as const }) };
      setClosing({ date, isPlace, preview: await call(adminPreviewCloseDay, { params: { id: goodsDtlId }, body }) });
    } catch (error) {
      shell.toast({ kind: 'error', text: (error as Error).message });
    }
  }
  const startClosing = (date: string, isPlace = false) => void readClosing(date, isPlace);

  return (
    <>
      <h2 className={styles.name}>{`${gdsNm} · ${optionNm}`}</h2>
      <div className={styles.bar}>
        <IconLink
          href={toGoodsStockHref(goodsDtlId, moveMonth(month, -1))}
          icon={ChevronLeft}
          label={t('stock.before')}
        />
        <b>{t('stock.month', { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })}</b>
        <IconLink
          href={toGoodsStockHref(goodsDtlId, moveMonth(month, 1))}
          icon={ChevronRight}
          label={t('stock.after')}
        />
        {times.length > 1 && (
          <Select
            hideLabel
            hideMark
            label={t('stock.time')}
            onChange={({ target }) => setTime(target.value)}
            options={times.map((value) => ({ value, label: t('stock.round', { time: value }) }))}
            value={time}
          />
        )}
        <span className={styles.sum}>
          {t('stock.sum', { sold: formatNumber(sum('sold')), qty: formatNumber(sum('qty')) })}
        </span>
      </div>
      {times.length === 0 && <p className={styles.note}>{t('stock.none')}</p>}
      <div className={styles.columns}>
        <StockGrid onChoose={choose} onClose={startClosing} range={range} stock={stock} time={time} />
        <StockForm
          goodsDtlId={goodsDtlId}
          key={`${range?.join()} ${time}`}
          onClose={startClosing}
          range={range}
          stock={stock}
          time={time}
        />
      </div>
      {closing !== undefined && (
        <CloseDayDialog
          {...closing}
          goodsDtlId={goodsDtlId}
          name={closing.isPlace ? gdsNm : `${gdsNm} · ${optionNm}`}
          onClose={() => setClosing(undefined)}
          onRead={() => readClosing(closing.date, closing.isPlace)}
          time={toTime(closing.isPlace)}
        />
      )}
    </>
  );
}
