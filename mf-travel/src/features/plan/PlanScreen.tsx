import {
  type OwnPlan,
  type PlanPass,
  type PlanStop,
  planGet,
  planLimits,
  planList,
  planRemove,
  planSave,
  purchaseLimits,
  type ShownPlanStop,
} from '@haesol/contracts/travel';
import { Button, ConfirmDialog, Select, TextField } from '@haesol/kit';
import { DetailView, useEndpointMutation, useFormats, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#paths';
import { BuyerGate } from '#ui/BuyerGate';
import { listPlannedGoods } from '#ui/plannedGoods';
import { usePurchaseQuote } from '#ui/usePurchaseQuote';
import { useRefusalToast } from '#ui/useRefusalToast';
import { PlaceSearch } from './PlaceSearch.tsx';
import styles from './Plan.module.css';
import { PlanDays } from './PlanDays.tsx';
import { PlanShare } from './PlanShare.tsx';
import { PlanSum } from './PlanSum.tsx';
import { addStop, changeStop, removeStop, type StopChange, toStops } from './planChanges.ts';
import { chosenPlan } from './planGets.ts';
import { StopTicket, type StopTicketProps } from './StopTicket.tsx';
import { useKeptPlan } from './useKeptPlan.tsx';

/** Plan of the member by day and hour; each change is saved at once. */
export default function PlanScreen(props: { readonly planUid: string | undefined }) {
  return (
    <BuyerGate>
      <OnePlan {...props} />
    </BuyerGate>
  );
}

function OnePlan({ planUid }: { readonly planUid: string | undefined }) {
  const t = useText();
  const query = useGet(chosenPlan);
  return (
    <DetailView
      choose={{ title: t('plan.choose'), text: t('plan.chooseText') }}
      missing={{ title: t('plan.missing'), text: t('plan.chooseText') }}
      query={query}
      titleOf={({ title }) => title}
      toList={{ href: paths.plans, label: t('plan.toList') }}
      uid={planUid}
    >
      {(plan) => <Plan key={plan.planUid} plan={plan} />}
    </DetailView>
  );
}

type Change = Partial<Pick<OwnPlan, 'startDate' | 'title'>> & {
  readonly stops?: readonly PlanStop[];
  readonly passes?: readonly PlanPass[];
};

function useSave(plan: OwnPlan) {
  const t = useText();
  const shell = useShell();
  const client = useQueryClient();
  const save = useEndpointMutation(planSave, {
    invalidates: [planGet, planList],
    onSuccess: () => shell.toast({ kind: 'done', text: t('plan.saved') }),
    onError: useRefusalToast(),
  });
  const { planUid, title, startDate, passes, rev } = plan;
  return {
    isBusy: save.isPending,
    send(change: Change) {
      const body = {
        ...{ title, startDate, rev, ...change },
        stops: [...(change.stops ?? toStops(plan))],
        passes: [...(change.passes ?? passes)],
      };
      // A refusal shows the stored plan again.
      save.mutate(
        { params: { planUid }, body },
        { onError: () => void client.invalidateQueries({ queryKey: [planGet.name] }) },
      );
    },
  };
}

function Plan({ plan }: { readonly plan: OwnPlan }) {
  const t = useText();
  const save = useSave(plan);
  const kept = useKeptPlan(plan);
  const goods = listPlannedGoods(plan);
  const isPayable = goods.length > 0 && goods.length <= purchaseLimits.goods;
  const quote = usePurchaseQuote(isPayable ? { goods: goods.map((own) => own.goods) } : undefined);
  const amounts = isPayable ? quote.data : undefined;
  const dayCnt = plan.days.length;
  const [isLonger, setLonger] = useState(false);
  const days = isLonger && dayCnt < planLimits.days ? dayCnt + 1 : dayCnt;
  return (
    <article className={styles.screen}>
      <h1 className={styles.title}>{plan.title}</h1>
      <Head key={plan.rev} plan={plan} save={save} />
      <div className={styles.actions}>
        <PlanShare plan={plan} />
        <RemovePlan plan={plan} />
      </div>
      {kept !== undefined && <p className={styles.note}>{kept}</p>}
      <PlanDays
        controls={(stop, index) => (
          <StopControls
            dayCnt={days}
            index={index}
            isPriced={isPayable}
            key={`${plan.rev} ${index}`}
            plan={plan}
            quoted={amounts?.goods[goods.findIndex((own) => own.stop === index)]}
            save={save}
            stop={stop}
          />
        )}
        end={(day) => (
          <PlaceSearch
            day={day}
            isBusy={save.isBusy}
            onChoose={(gdsUid) => save.send({ stops: addStop(plan, day, gdsUid) })}
          />
        )}
        plan={plan}
      />
      {days > dayCnt ? (
        <PlaceSearch
          day={days}
          isBusy={save.isBusy}
          onChoose={(gdsUid) => {
            setLonger(false);
            save.send({ stops: addStop(plan, days, gdsUid) });
          }}
        />
      ) : (
        dayCnt < planLimits.days && <Button onClick={() => setLonger(true)}>{t('plan.addDay')}</Button>
      )}
      <PlanSum
        count={goods.length}
        isBusy={save.isBusy}
        isFailed={quote.isError}
        onPasses={(passes) => save.send({ passes })}
        onRetry={() => void quote.refetch()}
        plan={plan}
        quote={amounts}
      />
    </article>
  );
}

interface SavingProps {
  readonly plan: OwnPlan;
  readonly save: ReturnType<typeof useSave>;
}

/** Name and first day, saved when the field is left. */
function Head({ plan, save }: SavingProps) {
  const t = useText();
  const [title, setTitle] = useState(plan.title);
  const [startDate, setStartDate] = useState(plan.startDate);
  return (
    <div className={styles.form}>
      <TextField
        countMax={planLimits.title}
        label={t('plan.title')}
        onBlur={() => title.trim() !== plan.title && save.send({ title })}
        onChange={({ target }) => setTitle(target.value)}
        value={title}
      />
      <TextField
        label={t('plan.startDate')}
        onBlur={() => startDate !== plan.startDate && save.send({ startDate })}
        onChange={({ target }) => setStartDate(target.value)}
        type="date"
        value={startDate}
      />
    </div>
  );
}

/** Times at a stop that can be chosen, in minutes. */
const stays = [30, 60, 90, 120, 180, 240, 360, 480, 720];

function StopControls({
  plan,
  save,
  stop,
  index,
  dayCnt,
  quoted,
  isPriced,
}: SavingProps & {
  readonly stop: ShownPlanStop;
  readonly index: number;
  readonly dayCnt: number;
  readonly quoted: StopTicketProps['quoted'];
  readonly isPriced: boolean;
}) {
  const t = useText();
  const { formatDuration } = useFormats();
  const [time, setTime] = useState(stop.time);
  const [memo, setMemo] = useState(stop.memo);
  const change = (next: StopChange) => save.send({ stops: changeStop(plan, index, next) });
  const of = { name: stop.gdsNm };
  const lengths = [...new Set([...stays, stop.stayMin])].toSorted((one, other) => one - other);
  const date = plan.days.find(({ day }) => day === stop.day)?.date ?? plan.startDate;
  return (
    <fieldset aria-label={stop.gdsNm} className={styles.controls}>
      <TextField
        label={t('plan.time')}
        onBlur={() => time !== '' && time !== stop.time && change({ time })}
        onChange={({ target }) => setTime(target.value)}
        type="time"
        value={time}
      />
      <Select
        label={t('plan.stay')}
        onChange={({ target }) => change({ stayMin: Number(target.value) })}
        options={lengths.map((minutes) => ({ value: String(minutes), label: formatDuration(minutes) }))}
        value={String(stop.stayMin)}
      />
      <Select
        label={t('plan.dayOf')}
        onChange={({ target }) => change({ day: Number(target.value) })}
        options={Array.from({ length: dayCnt }, (_unused, at) => ({
          value: String(at + 1),
          label: t('tours.day', { day: at + 1 }),
        }))}
        value={String(stop.day)}
      />
      <p>
        <Button
          aria-label={t('plan.removeOf', of)}
          disabled={save.isBusy}
          onClick={() => save.send({ stops: removeStop(plan, index) })}
        >
          {t('plan.takeOut')}
        </Button>
      </p>
      <div className={styles.memo}>
        <TextField
          countMax={planLimits.memo}
          label={t('plan.memo')}
          onBlur={() => memo.trim() !== stop.memo && change({ memo })}
          onChange={({ target }) => setMemo(target.value)}
          value={memo}
        />
      </div>
      <StopTicket
        date={date}
        draft={`ticket.${plan.planUid}.${stop.day}.${stop.time}.${stop.gdsUid}`}
        isBusy={save.isBusy}
        isPriced={isPriced}
        onChange={change}
        quoted={quoted}
        stop={stop}
      />
    </fieldset>
  );
}

function RemovePlan({ plan: { planUid, title } }: { readonly plan: OwnPlan }) {
  const t = useText();
  const shell = useShell();
  const [isAsked, setAsked] = useState(false);
  const remove = useEndpointMutation(planRemove, {
    invalidates: [planList],
    onSuccess: () => shell.navigate(paths.plans, { replace: true }),
    onError: useRefusalToast(),
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('plan.remove')}</Button>
      <ConfirmDialog
        busy={remove.isPending}
        danger
        no={t('plan.keep')}
        onNo={() => setAsked(false)}
        onYes={() => remove.mutate({ params: { planUid } })}
        open={isAsked}
        title={t('plan.removeAsk', { title })}
        yes={t('plan.remove')}
      />
    </>
  );
}
