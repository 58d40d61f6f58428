import { addDays } from '@haesol/contracts/common';
import {
  type AttractionOption,
  attractionGet,
  type GoodsInfo,
  goodsInfoGet,
  isSoldOn,
  orderLimits,
  type PlanTicket,
  type ShownPlanStop,
} from '@haesol/contracts/travel';
import { Button, MessageBar, RadioGroup, Skeleton, Stepper } from '@haesol/kit';
import { readDraft, removeDraft, writeDraft } from '@haesol/remote/form';
import { QueryView, useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import { useEffect, useRef, useState } from 'react';
import { isFree, listNights } from '#calendar/stay';
import { listChildSeats, toAges, toBookedAges } from '#ui/childSeats';
import styles from './Plan.module.css';
import { TicketCounts } from './TicketCounts.tsx';

export interface TicketEditorProps {
  readonly stop: ShownPlanStop;
  readonly date: string;
  /** Name under which the choice is kept in this tab until it is put into the plan. */
  readonly draft: string;
  readonly isBusy: boolean;
  /** Moves the focus here, because the button that opened it has gone. */
  readonly takesFocus: boolean;
  onChoose(ticket: PlanTicket): void;
  onClose(): void;
}

/** Choice of tickets or of a room; the day is that of the plan. */
interface Choice {
  readonly goodsDtlId: string;
  readonly useTime: string;
  readonly counts: Readonly<Record<number, number>>;
  /** As of `toAges`; undefined while they are those of the ticket in the plan. */
  readonly ages?: readonly string[];
  readonly nights: number;
  readonly guests: number;
}

const toChoice = ({ ticket, goodsDtlId }: ShownPlanStop): Choice => ({
  goodsDtlId: ticket?.goodsDtlId ?? goodsDtlId ?? '',
  useTime: ticket?.useTime ?? '',
  counts: Object.fromEntries((ticket?.options ?? []).map(({ priceSn, count }) => [priceSn, count])),
  nights: ticket?.nights ?? 1,
  guests: ticket?.guests ?? 2,
});

function parseChoice(stored: unknown): Choice | undefined {
  const isChoice = typeof stored === 'object' && stored !== null && 'goodsDtlId' in stored && 'counts' in stored;
  // Written by this editor in this tab; the server validates every field again.
  return isChoice ? (stored as Choice) : undefined;
}

/** Returns true if a choice was begun in this tab and not put into the plan. */
export const hasTicketDraft = (draft: string): boolean => parseChoice(readDraft(draft)) !== undefined;

/** Form for the tickets of a stop: option, hour and counts, of a room nights and guests. */
export function TicketEditor(props: TicketEditorProps) {
  const { stop, draft, takesFocus, onClose } = props;
  const t = useText();
  const place = useEndpoint(attractionGet, { params: { gdsUid: stop.gdsUid } });
  const [choice, setChoice] = useState(() => parseChoice(readDraft(draft)) ?? toChoice(stop));
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    writeDraft(draft, next);
    setChoice(next);
  };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.editor} ref={box} tabIndex={-1}>
      <QueryView query={place} skeleton={<Skeleton lines={4} />}>
        {({ options }) => {
          const option = options.find(({ goodsDtlId }) => goodsDtlId === choice.goodsDtlId) ?? options[0];
          if (option === undefined) return <p>{t('plan.ticket.none')}</p>;
          return (
            <>
              {options.length > 1 && (
                <RadioGroup
                  label={t('plan.ticket.option')}
                  layout="cards"
                  name={`${draft} option`}
                  onValueChange={(goodsDtlId) => change({ goodsDtlId, useTime: '', counts: {}, ages: [] })}
                  options={options.map(({ goodsDtlId, optionNm }) => ({ value: goodsDtlId, label: optionNm }))}
                  value={option.goodsDtlId}
                />
              )}
              <OfOption {...props} change={change} choice={choice} key={option.goodsDtlId} option={option} />
            </>
          );
        }}
      </QueryView>
      <p>
        <Button
          onClick={() => {
            removeDraft(draft);
            onClose();
          }}
        >
          {t('plan.ticket.close')}
        </Button>
      </p>
    </div>
  );
}

interface OptionProps extends TicketEditorProps {
  readonly option: AttractionOption;
  readonly choice: Choice;
  change(part: Partial<Choice>): void;
}

function OfOption(props: OptionProps) {
  const { option, date } = props;
  const t = useText();
  const { formatShortDay } = useFormats();
  const info = useEndpoint(goodsInfoGet, {
    query: { goodsCnt: 1, goodsDtlId: option.goodsDtlId, languageCd: '', priceSn: 0 },
  });
  return (
    <QueryView query={info} skeleton={<Skeleton lines={4} />}>
      {(goods) => {
        const day = goods.dates.find((one) => one.date === date);
        if (day === undefined || !isFree(day)) {
          const why = day?.why || t('plan.ticket.notSold', { day: formatShortDay(date) });
          return <MessageBar kind="warning">{why}</MessageBar>;
        }
        return <Fields {...props} day={day} info={goods} />;
      }}
    </QueryView>
  );
}

interface FieldsProps extends OptionProps {
  readonly info: GoodsInfo;
  readonly day: GoodsInfo['dates'][number];
}

/** Returns the chosen nights, at least those of the shortest stay. */
const toNights = ({ nights }: Choice, { minNights }: GoodsInfo) => Math.max(nights, minNights ?? 1);

const listSold = ({ option, day }: FieldsProps) => option.prices.filter(({ days }) => isSoldOn(days, day.kind));

/** Lists the guests below the adult price with their ages. */
function toSeats(props: FieldsProps) {
  const { choice, stop } = props;
  const sold = listSold(props);
  const ages = choice.ages ?? toBookedAges(choice.counts, sold, stop.ticket?.childAges ?? []);
  return listChildSeats(choice.counts, sold, ages);
}

type Missing = 'ages' | 'counts' | 'useTime';

/** Returns the chosen ticket, or the field that is missing. */
function toTicket(props: FieldsProps): PlanTicket | Missing {
  const { option, choice, info, day } = props;
  const { goodsDtlId, optionNm, prices, room } = option;
  if (room !== null) {
    const priceSn = prices[0]?.priceSn ?? 1;
    const nights = toNights(choice, info);
    return {
      ...{ goodsDtlId, options: [{ optionNm, count: 1, priceSn }] },
      ...{ nights, guests: Math.min(choice.guests, room.maxCnt) },
    };
  }
  const options = listSold(props).flatMap(({ priceSn }) => {
    const count = choice.counts[priceSn] ?? 0;
    return count > 0 ? [{ optionNm, count, priceSn }] : [];
  });
  if (info.times.length > 0 && !day.times.some((one) => one.time === choice.useTime && isOpen(one))) return 'useTime';
  if (options.length === 0) return 'counts';
  const ages = toSeats(props).map(({ age }) => age);
  if (ages.includes('')) return 'ages';
  return {
    ...{ goodsDtlId, options },
    ...(info.times.length > 0 && { useTime: choice.useTime }),
    ...(ages.length > 0 && { childAges: ages.map(Number) }),
  };
}

const isOpen = ({ state }: { readonly state: string }) => state === 'OPEN' || state === 'FEW';

/** Sum of a choice in won. */
function toSum(props: FieldsProps): number {
  const { option, choice, info, date } = props;
  if (option.room !== null) {
    const stay = { from: date, to: addDays(date, toNights(choice, info)) };
    return listNights(info.dates, stay).reduce((sum, { price }) => sum + price, 0);
  }
  return listSold(props).reduce((sum, { priceSn, price }) => sum + price * (choice.counts[priceSn] ?? 0), 0);
}

function Fields(props: FieldsProps) {
  const { option, choice, change, day, info, draft, isBusy, onChoose } = props;
  const t = useText();
  const { formatKrw } = useFormats();
  const [missing, setMissing] = useState<Missing>();
  const sum = toSum(props);
  const put = () => {
    const ticket = toTicket(props);
    if (typeof ticket === 'string') return setMissing(ticket);
    removeDraft(draft);
    onChoose(ticket);
  };
  return (
    <>
      {info.times.length > 0 && (
        <RadioGroup
          {...(missing === 'useTime' && choice.useTime === '' && { error: t('plan.ticket.noTime') })}
          label={t('buying.time')}
          layout="cards"
          name={`${draft} time`}
          onValueChange={(useTime) => change({ useTime })}
          options={day.times.map((one) => ({
            value: one.time,
            label: one.time,
            description: t(`buying.seats.${one.state}`, { count: one.remain }),
            disabled: !isOpen(one),
          }))}
          value={choice.useTime}
        />
      )}
      {option.room === null ? (
        <TicketCounts
          counts={choice.counts}
          max={option.maxCnt}
          missing={missing === 'useTime' ? undefined : missing}
          onAges={(ages) => change({ ages })}
          // Ages that are known stay with the guests of their price.
          onCounts={(counts) => change({ counts, ages: toAges(toSeats(props)) })}
          prices={listSold(props)}
          seats={toSeats(props)}
        />
      ) : (
        <StayCounts change={change} choice={choice} max={option.room.maxCnt} min={info.minNights ?? 1} />
      )}
      <p>
        <Button busy={isBusy} onClick={put} variant="primary">
          {sum === 0 ? t('plan.put') : t('plan.ticket.putSum', { amount: formatKrw(sum) })}
        </Button>
      </p>
    </>
  );
}

/** Nights in a room and its guests. */
function StayCounts({
  choice,
  change,
  min,
  max,
}: Pick<OptionProps, 'change' | 'choice'> & { readonly min: number; readonly max: number }) {
  const t = useText();
  return (
    <div className={styles.stayCounts}>
      <Stepper
        label={t('plan.ticket.nights')}
        max={orderLimits.nights}
        min={min}
        onValueChange={(nights) => change({ nights })}
        value={Math.max(min, choice.nights)}
      />
      <Stepper
        help={t('buying.guestsHelp', { count: max })}
        label={t('buying.guests')}
        max={max}
        onValueChange={(guests) => change({ guests })}
        value={Math.min(max, choice.guests)}
      />
    </div>
  );
}
