import type { EndpointData } from '@haesol/contracts/common';
import { planAdd, planForm, planLimits, planList } from '@haesol/contracts/travel';
import { Badge, Button, Checkbox, EmptyState, KitLink, Skeleton, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { QueryView, useCall, useFormats, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { toPlanHref } from '#paths';
import { BuyerGate } from '#ui/BuyerGate';
import { DayField } from '#ui/DayField';
import { Section } from '#ui/Section';
import styles from './Plan.module.css';
import { ownPlans } from './planGets.ts';
import { useLastStart } from './useLastStart.ts';

type Plan = EndpointData<typeof planList>['list'][number];

/** Plans of the member, and the form for a new one. */
export default function PlansScreen() {
  return (
    <BuyerGate>
      <OwnPlans />
    </BuyerGate>
  );
}

function OwnPlans() {
  const t = useText();
  const query = useGet(ownPlans);
  return (
    <div className={styles.screen}>
      <QueryView
        empty={<EmptyState size="small" title={t('plan.none')} />}
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={2} rows={3} />}
      >
        {({ list }) => (
          <ul className={styles.plans}>
            {list.map((plan) => (
              <PlanRow key={plan.planUid} plan={plan} />
            ))}
          </ul>
        )}
      </QueryView>
      <Section title={t('plan.new')}>
        <NewPlan />
      </Section>
    </div>
  );
}

function PlanRow({ plan: { planUid, title, startDate, dayCnt, stopCnt, sharedYn } }: { readonly plan: Plan }) {
  const t = useText();
  const { formatShortDay } = useFormats();
  return (
    <li className={styles.plan}>
      <KitLink className={styles.name} href={toPlanHref(planUid)}>
        {title}
      </KitLink>
      <span>{t('plan.summary', { day: formatShortDay(startDate), days: dayCnt, stops: stopCnt })}</span>
      {sharedYn === 'Y' && <Badge color="sky">{t('plan.shared')}</Badge>}
    </li>
  );
}

interface NewPlanValues {
  readonly title: string;
  readonly startDate: string;
  readonly isFavourite: boolean;
}

const initial: NewPlanValues = { title: '', startDate: '', isFavourite: false };

function NewPlan() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const lastStart = useLastStart();
  const form = useForm(planForm, {
    initial,
    toInput: ({ title, startDate }) => ({ title, startDate }),
    send: (body, { idempotencyKey, values }) =>
      call(planAdd, { body: { ...body, favouriteYn: values.isFavourite ? 'Y' : 'N' } }, { idempotencyKey }),
    onSent({ planUid }) {
      void client.invalidateQueries({ queryKey: [planList.name] });
      shell.navigate(toPlanHref(planUid));
    },
  });
  return (
    <Form
      actions={
        <Button busy={form.isBusy} size="form" type="submit" variant="primary">
          {t('plan.add')}
        </Button>
      }
      className={styles.form}
      form={form}
    >
      <TextField {...form.field('title')} countMax={planLimits.title} label={t('plan.title')} required />
      <DayField
        {...form.field('startDate')}
        label={t('plan.startDate')}
        max={lastStart}
        onValueChange={(startDate) => form.set({ startDate })}
        required
      />
      <Checkbox
        checked={form.values.isFavourite}
        label={t('plan.fromFavourites')}
        onChange={({ target }) => form.set({ isFavourite: target.checked })}
      />
    </Form>
  );
}
