import { eduOfferAnswer, type MyEnrolment, myEduGet, myEduList } from '@haesol/contracts/learn';
import { getMyPage } from '@haesol/contracts/member';
import { Button } from '@haesol/kit';
import { useEndpointMutation, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import styles from './MyEduDetail.module.css';

export interface OfferButtonsProps {
  readonly enrolment: Pick<MyEnrolment, 'aplUid' | 'title' | 'state' | 'offerUntil' | 'acceptableYn'>;
  /** Only the button to accept, for a row of the list. @default 'form' */
  readonly size?: 'small' | 'form';
}

/** Accepts the seat that is offered to a waiting member, or lets it pass to the next one. */
export function OfferButtons({ enrolment, size = 'form' }: OfferButtonsProps) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const shell = useShell();
  const { aplUid, title, state, offerUntil = null, acceptableYn = 'N' } = enrolment;
  const { mutate, isPending, variables } = useEndpointMutation(eduOfferAnswer, {
    invalidates: [myEduList, myEduGet, getMyPage],
    onSuccess: (_data, { body }) => shell.toast({ kind: 'done', text: t(`myEdu.offer.done.${body.answer}`) }),
    onError: ({ message }) => shell.toast({ kind: 'error', text: message }),
  });
  if (acceptableYn === 'N') return null;
  const send = (answer: 'ACCEPT' | 'PASS') => mutate({ params: { aplUid }, body: { answer } });
  return (
    <>
      <Button
        aria-label={t('myEdu.offer.acceptOf', { title })}
        busy={isPending && variables?.body.answer === 'ACCEPT'}
        onClick={() => send('ACCEPT')}
        size={size}
        variant="primary"
      >
        {t('myEdu.offer.accept')}
      </Button>
      {size === 'form' && state === 'OFFERED' && (
        <Button busy={isPending && variables?.body.answer === 'PASS'} onClick={() => send('PASS')} size={size}>
          {t('myEdu.offer.pass')}
        </Button>
      )}
      {size === 'form' && offerUntil !== null && (
        <span className={styles.note}>{t('myEdu.offer.until', { at: formatDateTime(offerUntil) })}</span>
      )}
    </>
  );
}
