import { adminChangeStock, adminGoodsStock } from '@haesol/contracts/travel';
import { Button } from '@haesol/kit';
import { useCall, useText } from '@haesol/remote/lifecycle';
import { dayNumbers } from '#moves/dayNumbers';
import { useRefresh } from '#moves/useRefresh';
import { EntitySection } from '#ui/EntitySection';
import styles from './StockForm.module.css';
import type { Stock } from './StockScreen.tsx';

interface StockFormProps {
  readonly goodsDtlId: string;
  readonly stock: Stock;
  readonly time: string;
  readonly range: readonly [string, string] | undefined;
  /** @param isPlace all options */
  onClose(date: string, isPlace: boolean): void;
}

/** Quantity of the days of a range; one day can be closed with refunds. */
export function StockForm({ goodsDtlId, stock, time, range, onClose }: StockFormProps) {
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminGoodsStock);
  const { days, today } = stock;
  const [from, to] = range ?? [today, today];
  /** Days that are past keep their stock. */
  const toOpenDay = (day: string) => [day, today].sort().at(-1) ?? day;
  const chosen = days.filter(({ date }) => date >= from && date <= to);
  const rows = chosen.flatMap(({ stocks }) => stocks.filter((one) => one.time === time));
  const sold = rows.reduce((sum, row) => sum + row.sold, 0);
  const isClosed = rows.some(({ closedWhy }) => closedWhy !== null);
  const isDay = range !== undefined && from === to && from >= today;
  const canClose = isDay && rows.length > 0 && !isClosed;
  const line = (name: string) => t(`stock.fields.${name}`);
  return (
    <div className={styles.side}>
      <EntitySection
        body={adminChangeStock.body}
        // A draft of other days would be sent for them.
        draft={`stock.${goodsDtlId}.${from}.${to}.${time}`}
        fields={[
          { name: 'fromDt', kind: 'date', label: line('fromDt') },
          { name: 'toDt', kind: 'date', label: line('toDt') },
          {
            name: 'weekdays',
            kind: 'choices',
            label: line('weekdays'),
            convert: dayNumbers,
            options: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ value: String(day), label: t(`weekdays.${day}`) })),
          },
          { name: 'time', kind: 'time', label: line('time'), help: t('stock.timeHelp') },
          { name: 'qty', kind: 'number', label: line('qty') },
          {
            name: 'reopenYn',
            kind: 'select',
            label: line('reopenYn'),
            options: [
              { value: 'N', label: t('queue.no') },
              { value: 'Y', label: t('queue.yes') },
            ],
          },
        ]}
        hidden={{ rev: stock.rev }}
        initial={{
          fromDt: toOpenDay(from),
          toDt: toOpenDay(to),
          weekdays: [0, 1, 2, 3, 4, 5, 6],
          time,
          qty: rows[0]?.qty ?? 10,
          reopenYn: isClosed ? 'Y' : 'N',
        }}
        note={t('stock.formNote', { sold })}
        onRefused={refresh}
        save={t('stock.save')}
        saved={t('stock.saved')}
        send={async (body) => {
          await call(adminChangeStock, { params: { id: goodsDtlId }, body });
          await refresh();
        }}
        title={t('stock.form')}
      />
      {isDay ? (
        <>
          {canClose && (
            <Button onClick={() => onClose(from, false)} variant="danger">
              {t('stock.close')}
            </Button>
          )}
          <Button onClick={() => onClose(from, true)} variant="danger">
            {t('stock.closePlace')}
          </Button>
        </>
      ) : (
        <p className={styles.note}>{t('stock.closeHow')}</p>
      )}
    </div>
  );
}
