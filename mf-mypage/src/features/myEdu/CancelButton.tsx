import { eduEnrollCancel, type MyEnrolment, myEduGet, myEduList } from '@haesol/contracts/learn';
import { getMyPage } from '@haesol/contracts/member';
import { Button } from '@haesol/kit';
import { useEndpointMutation, useFormats, useShell, useText } from '@haesol/remote/lifecycle';

export interface CancelButtonProps {
  readonly enrolment: Pick<MyEnrolment, 'aplUid' | 'title' | 'state' | 'cancelUntil' | 'attendeeNm' | 'ownYn'>;
  readonly size?: 'small' | 'form';
}

/** Cancels an enrolment or leaves a waiting list, after a confirmation that names the course. */
export function CancelButton({ enrolment, size = 'form' }: CancelButtonProps) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const shell = useShell();
  const { aplUid, title, state, cancelUntil, attendeeNm, ownYn } = enrolment;
  const verb = state === 'WAITLIST' || state === 'OFFERED' ? t('myEdu.leaveList') : t('myEdu.cancel');
  const { mutate, isPending } = useEndpointMutation(eduEnrollCancel, {
    invalidates: [myEduList, myEduGet, getMyPage],
    onSuccess: () => shell.toast({ kind: 'done', text: t('myEdu.cancelled') }),
    onError: ({ message }) => shell.toast({ kind: 'error', text: message }),
  });

  async function handleClick() {
    const isSure = await shell.confirm({
      title: t('myEdu.cancelTitle', { verb }),
      text: t('myEdu.cancelText', {
        what: ownYn === 'Y' ? title : t('myEdu.cancelColleague', { name: attendeeNm, title }),
        until: t('myEdu.cancelUntil', { day: formatShortDay(cancelUntil) }),
      }),
      yes: verb,
      no: t('myEdu.keep'),
      danger: true,
    });
    if (isSure) mutate({ params: { aplUid } });
  }

  return (
    <Button
      aria-label={t('myEdu.cancelOf', { title, verb })}
      busy={isPending}
      onClick={() => void handleClick()}
      size={size}
    >
      {verb}
    </Button>
  );
}
