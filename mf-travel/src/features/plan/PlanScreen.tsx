import { type OwnPlan, planLimits, planList, planRemove, purchaseLimits } from '@haesol/contracts/travel';
import { Button, ConfirmDialog, TextField } from '@haesol/kit';
import { DetailView, useEndpointMutation, useGet, useOfflinePages, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { paths, toPlanHref } from '#paths';
import { BuyerGate } from '#ui/BuyerGate';
import { DayField } from '#ui/DayField';
import { listPlannedGoods } from '#ui/plannedGoods';
import { usePurchaseQuote } from '#ui/usePurchaseQuote';
import { useRefusalToast } from '#ui/useRefusalToast';
import { PlaceSearch } from './PlaceSearch.tsx';
import styles from './Plan.module.css';
import { PlanDays } from './PlanDays.tsx';
import { PlanShare } from './PlanShare.tsx';
import { PlanSum } from './PlanSum.tsx';
import { addStop, setPass } from './planChanges.ts';
import { chosenPlan } from './planGets.ts';
import { StopControls } from './StopControls.tsx';
import { useKeptPlan } from './useKeptPlan.tsx';
import { useLastStart } from './useLastStart.ts';
import { type PlanSaving, useSavePlan } from './useSavePlan.ts';
import { useTypedText } from './useTypedText.ts';

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

function Plan({ plan: stored }: { readonly plan: OwnPlan }) {
  const t = useText();
  const saving = useSavePlan(stored);
  const { shown: plan, send } = saving;
  const kept = useKeptPlan(stored);
  const goods = listPlannedGoods(plan);
  const isPayable = goods.length > 0 && goods.length <= purchaseLimits.goods;
  const quote = usePurchaseQuote(isPayable ? { goods: goods.map((own) => own.goods) } : undefined);
  const amounts = isPayable ? quote.data : undefined;
  const dayCnt = plan.days.length;
  const [isLonger, setLonger] = useState(false);
  const days = isLonger && dayCnt < planLimits.days ? dayCnt + 1 : dayCnt;
  const add = (day: number, gdsUid: string) => void send(addStop(day, gdsUid));
  return (
    <article className={styles.screen}>
      <h1 className={styles.title}>{plan.title}</h1>
      <Head {...saving} />
      <div className={styles.actions}>
        <PlanShare plan={plan} />
        <RemovePlan plan={plan} />
      </div>
      {kept !== undefined && <p className={styles.note}>{kept}</p>}
      <PlanDays
        controls={(stop) => (
          <StopControls
            dayCnt={days}
            isPriced={isPayable}
            plan={plan}
            quoted={amounts?.goods[goods.findIndex((own) => own.key === stop.stopUid)]}
            send={send}
            stop={stop}
          />
        )}
        end={(day) => <PlaceSearch day={day} onChoose={(gdsUid) => add(day, gdsUid)} />}
        plan={plan}
      />
      {days > dayCnt ? (
        <PlaceSearch
          day={days}
          onChoose={(gdsUid) => {
            setLonger(false);
            add(days, gdsUid);
          }}
        />
      ) : (
        dayCnt < planLimits.days && <Button onClick={() => setLonger(true)}>{t('plan.addDay')}</Button>
      )}
      <PlanSum
        count={goods.length}
        isFailed={quote.isError}
        onPass={(gdsDtlUid, passCnt) => void send(setPass(gdsDtlUid, passCnt))}
        onRetry={() => void quote.refetch()}
        plan={plan}
        quote={amounts}
      />
    </article>
  );
}

/** Name and first day, saved when their fields are left. */
function Head({ shown, send }: PlanSaving) {
  const t = useText();
  const lastStart = useLastStart();
  const title = useTypedText(shown.title, (text) => send((draft) => ({ ...draft, title: text })));
  return (
    <div className={styles.form}>
      <TextField {...title} countMax={planLimits.title} label={t('plan.title')} />
      <DayField
        label={t('plan.startDate')}
        max={lastStart}
        onValueChange={(startDate, isDay) => {
          if (isDay && startDate !== '') void send((draft) => ({ ...draft, startDate }));
        }}
        value={shown.startDate}
      />
    </div>
  );
}

function RemovePlan({ plan: { planUid, title } }: { readonly plan: OwnPlan }) {
  const t = useText();
  const shell = useShell();
  const { dropOffline } = useOfflinePages();
  const [isAsked, setAsked] = useState(false);
  const remove = useEndpointMutation(planRemove, {
    invalidates: [planList],
    onSuccess() {
      void dropOffline(toPlanHref(planUid));
      shell.navigate(paths.plans, { replace: true });
    },
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
