import { addDays, toSeoulDate } from '@haesol/contracts/common';
import { planAdd, planLimits, planList, type Tour } from '@haesol/contracts/travel';
import { Button, type ButtonProps } from '@haesol/kit';
import { useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { toPlanHref } from '#paths';
import { useRefusalToast } from './useRefusalToast.tsx';

export interface TakeTourProps extends Pick<ButtonProps, 'aria-label' | 'block' | 'size' | 'variant'> {
  readonly tour: Pick<Tour, 'title' | 'tourUid'>;
}

/** Takes the tour over as a plan that begins tomorrow; asks visitors to sign in first. */
export function TakeTour({ tour: { tourUid, title }, ...look }: TakeTourProps) {
  const t = useText();
  const shell = useShell();
  const add = useEndpointMutation(planAdd, {
    invalidates: [planList],
    onSuccess: ({ planUid }) => shell.navigate(toPlanHref(planUid)),
    onError: useRefusalToast(),
  });
  async function take() {
    const { isLogin, guest } = shell.session.get();
    if (!isLogin && guest === undefined && !(await shell.requireLogin())) return;
    const startDate = addDays(toSeoulDate(shell.now()), 1);
    add.mutate({ body: { title: title.slice(0, planLimits.title), startDate, tourUid } });
  }
  return (
    <Button {...look} busy={add.isPending} icon={CalendarPlus} onClick={() => void take()}>
      {t('plan.takeTour')}
    </Button>
  );
}
