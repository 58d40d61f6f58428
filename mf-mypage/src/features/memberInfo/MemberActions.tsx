import { exportMyData } from '@haesol/contracts/member';
import { Button, LinkButton, MessageBar } from '@haesol/kit';
import { useEndpointMutation, useText } from '@haesol/remote/lifecycle';
import Download from 'lucide-react/icons/download';
import { paths } from '#paths';
import { useIdentity } from '#state/identity';
import { CallFailure } from '#ui/CallFailure';
import styles from './MemberHistory.module.css';

/** Links for changing, downloading and ending the account. */
export function MemberActions() {
  const t = useText();
  const identity = useIdentity();
  const { mutate, data, error, isPending } = useEndpointMutation(exportMyData);

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('memberInfo.manage')}</h2>
      <div className={styles.actions}>
        <LinkButton href={paths.myInfo} size="form" variant="primary">
          {t('memberInfo.edit')}
        </LinkButton>
        <LinkButton href={paths.changePw} size="form">
          {t('memberInfo.changePw')}
        </LinkButton>
        <LinkButton href={paths.security} size="form">
          {t('memberInfo.security')}
        </LinkButton>
        <Button
          busy={isPending}
          icon={Download}
          onClick={() => isPending || mutate({ reauthToken: identity?.token })}
          size="form"
        >
          {t('memberInfo.export')}
        </Button>
        <LinkButton href={paths.withdrawal} size="form" variant="text">
          {t('memberInfo.leave')}
        </LinkButton>
      </div>
      <p className={styles.muted}>{t('memberInfo.exportNote')}</p>
      {data === undefined ? null : (
        <MessageBar kind="success" live="assertive">
          {t('memberInfo.exported', { email: data.sentTo })}
        </MessageBar>
      )}
      <CallFailure failure={error} />
    </section>
  );
}
