import { proveMailbox, secondFactors } from '@haesol/contracts/identity';
import { useEndpointMutation, useSession, useText } from '@haesol/remote/lifecycle';
import section from '#styles/section.module.css';
import { MailProof } from '#ui/MailProof';
import styles from './SecurityScreen.module.css';

/** Proof of the mailbox before the first second factor of staff. */
export function MailSection() {
  const t = useText();
  const email = useSession().userInfo?.email ?? '';
  const prove = useEndpointMutation(proveMailbox, { invalidates: [secondFactors] });
  return (
    <section className={styles.section}>
      <div className={section.head}>
        <h2 className={section.title}>{t('security.mail')}</h2>
      </div>
      <p>{t('security.mailLead', { email })}</p>
      <MailProof
        email={email}
        failure={prove.error}
        onProven={(certToken) => prove.mutate({ body: { certToken } })}
        variant="primary"
      />
    </section>
  );
}
