import { DetailView, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import styles from './Plan.module.css';
import { PlanDays } from './PlanDays.tsx';
import { sharedPlan } from './planGets.ts';

/** Plan that its member shares by a link, to read. */
export default function SharedPlanScreen({ shareKey }: { readonly shareKey: string | undefined }) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const query = useGet(sharedPlan);
  return (
    <DetailView
      choose={{ title: t('plan.ended'), text: t('plan.endedText') }}
      missing={{ title: t('plan.ended'), text: t('plan.endedText') }}
      query={query}
      titleOf={({ title }) => title}
      toList={{ href: paths.tours, label: t('tours.toList') }}
      uid={shareKey}
    >
      {(plan) => (
        <article className={styles.screen}>
          <h1 className={styles.title}>{plan.title}</h1>
          <p>{t('plan.from', { day: formatShortDay(plan.startDate) })}</p>
          <PlanDays plan={plan} />
        </article>
      )}
    </DetailView>
  );
}
