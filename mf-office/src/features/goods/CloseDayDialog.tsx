import { type EndpointData, translatedLocales } from '@haesol/contracts/common';
import {
  adminCloseDay,
  adminGoodsStock,
  adminOrders,
  type adminPreviewCloseDay,
  refundApproval,
} from '@haesol/contracts/travel';
import { MessageBar, StatList } from '@haesol/kit';
import { formatDay, formatKrw } from '@haesol/remote/i18n';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import * as z from 'zod/mini';
import { usePreviewCall } from '#moves/usePreviewCall';
import { useRefresh } from '#moves/useRefresh';
import { EntityDialog } from '#ui/EntityDialog';
import { TemplateBar } from '#ui/TemplateBar';
import { useTranslationFields } from '#ui/useTranslationFields';
import styles from './CloseDayDialog.module.css';

export type ClosePreview = EndpointData<typeof adminPreviewCloseDay>;

const form = z.pick(adminCloseDay.body, { reason: true, i18n: true, orders: true });

export interface CloseDayDialogProps {
  readonly goodsDtlId: string;
  readonly name: string;
  readonly date: string;
  /** Empty for all times. */
  readonly time: string;
  /** Closes all options of the place. */
  readonly isPlace: boolean;
  readonly preview: ClosePreview;
  /** Reads the preview again, after a refusal. */
  onRead(): Promise<unknown>;
  onClose(): void;
}

/** Says what closing a day costs and whom it tells, then closes it after the number of orders is typed. */
export function CloseDayDialog(props: CloseDayDialogProps) {
  const { goodsDtlId, name, date, time, isPlace, preview, onRead, onClose } = props;
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const previewCall = usePreviewCall();
  const refresh = useRefresh(adminGoodsStock, adminOrders);
  const toTranslations = useTranslationFields();
  const { orders, tickets, refundSum, proposed, pointSum, people, coupons, unpaid, paying, used, lines } = preview;
  const day = { date, time, ...(isPlace && { placeYn: 'Y' as const }) };
  const notes = [
    isPlace && t('stock.placeNote'),
    pointSum > 0 && t('stock.points', { points: pointSum }),
    coupons > 0 && t('stock.coupons', { count: coupons }),
    unpaid > 0 && t('stock.unpaid', { count: unpaid }),
    proposed > 0 && t('stock.proposed', { count: proposed, above: formatKrw(refundApproval.aboveKrw) }),
    used > 0 && t('stock.used', { count: used }),
  ].filter((note) => note !== false);
  return (
    <EntityDialog
      body={form}
      draft={`closeDay.${goodsDtlId}.${date}.${isPlace ? 'place' : time}`}
      fields={[
        { name: 'reason', kind: 'line', label: t('stock.fields.reason'), help: t('stock.reasonHelp') },
        ...toTranslations('why', t('stock.fields.reason'), 'line'),
        {
          name: 'orders',
          kind: 'number',
          label: t('stock.fields.orders'),
          help: t('stock.ordersHelp', { count: orders }),
        },
      ]}
      initial={{}}
      mails={(body) => previewCall({ name: 'goods.closeDay', uid: goodsDtlId, body: { ...body, ...day } })}
      onClose={onClose}
      save={paying > 0 ? undefined : t('stock.closeSave', { count: orders, sum: formatKrw(refundSum) })}
      saved={undefined}
      send={async (body) => {
        try {
          const done = await call(adminCloseDay, { params: { id: goodsDtlId }, body: { ...body, ...day } });
          const values = { count: done.orders, sum: formatKrw(done.refundSum), proposed: done.proposed };
          const text = done.proposed > 0 ? t('stock.closedProposed', values) : t('stock.closed', values);
          shell.toast({ kind: 'done', text });
        } catch (error) {
          // The number of orders may have changed meanwhile.
          await onRead();
          throw error;
        } finally {
          void refresh();
        }
      }}
      tools={(_append, replace) => (
        <TemplateBar
          area="CLOSURE"
          isByTitle
          onInsert={(_text, texts) =>
            replace({
              reason: texts.ko ?? '',
              ...Object.fromEntries(translatedLocales.map((lang) => [`i18n.${lang}.why`, texts[lang] ?? ''])),
            })
          }
          values={{}}
        />
      )}
      title={t(isPlace ? 'stock.closePlaceTitle' : 'stock.closeTitle', { day: formatDay(date) })}
    >
      <div className={styles.preview}>
        <p className={styles.name}>{[name, time].filter((part) => part !== '').join(' · ')}</p>
        <StatList
          items={[
            { label: t('stock.orders'), value: t('stock.ordersValue', { count: orders }) },
            { label: t('stock.tickets'), value: t('stock.ticketsValue', { count: tickets }) },
            { label: t('stock.refund'), value: formatKrw(refundSum) },
            { label: t('stock.people'), value: t('stock.peopleValue', { count: people }) },
          ]}
        />
        {lines.length > 0 && (
          <ul className={styles.lines}>
            {lines.map(({ priceNm, unitPrice, cnt, amount }) => (
              <li key={`${priceNm} ${unitPrice}`}>
                <span>{t('stock.line', { name: priceNm, price: formatKrw(unitPrice), count: cnt })}</span>
                <span>{formatKrw(amount)}</span>
              </li>
            ))}
          </ul>
        )}
        {notes.map((note) => (
          <p className={styles.note} key={note}>
            {note}
          </p>
        ))}
        {paying > 0 ? (
          <MessageBar kind="warning">{t('stock.paying', { count: paying })}</MessageBar>
        ) : (
          <MessageBar kind="info">
            {proposed > 0 ? t('stock.toldProposed', { count: people, proposed }) : t('stock.told', { count: people })}
          </MessageBar>
        )}
      </div>
    </EntityDialog>
  );
}
