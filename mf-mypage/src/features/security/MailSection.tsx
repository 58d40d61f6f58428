import { proveMailbox, secondFactors } from '@haesol/contracts/identity';
import { Button } from '@haesol/kit';
import { useEndpointMutation, useSession, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { type SentCode, useSendMailCode } from '#calls/mailCode';
import section from '#styles/section.module.css';
import { CallFailure } from '#ui/CallFailure';
import { MailCodeForm } from '#ui/MailCodeForm';
import styles from './SecurityScreen.module.css';

/** Proof of the mailbox before the first second factor of staff. */
export function MailSection() {
  const t = useText();
  const email = useSession().userInfo?.email ?? '';
  const [sent, setSent] = useState<SentCode>();
  const prove = useEndpointMutation(proveMailbox, { invalidates: [secondFactors] });
  const code = useSendMailCode({ purpose: 'REAUTH', onSent: setSent });
  return (
    <section className={styles.section}>
      <div className={section.head}>
        <h2 className={section.title}>{t('security.mail')}</h2>
      </div>
      <p>{t('security.mailLead', { email })}</p>
      {sent === undefined ? (
        <p>
          <Button busy={code.isPending} onClick={() => code.send(email)} size="form" variant="primary">
            {t('security.mailSend')}
          </Button>
        </p>
      ) : (
        <MailCodeForm
          onProven={(certToken) => prove.mutate({ body: { certToken } })}
          onSent={setSent}
          purpose="REAUTH"
          sent={sent}
        />
      )}
      <CallFailure failure={code.error ?? prove.error} />
    </section>
  );
}
