import { confirmTotp, removeTotp, secondFactors, startTotp } from '@haesol/contracts/identity';
import { Button, CodeField } from '@haesol/kit';
import { QrCode } from '@haesol/kit/qr';
import { Form, useForm } from '@haesol/remote/form';
import { useCall, useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { paths } from '#paths';
import { useIdentity } from '#state/identity';
import section from '#styles/section.module.css';
import { CallFailure } from '#ui/CallFailure';
import styles from './SecurityScreen.module.css';
import { isLastFactor, type SecurityProps } from './securityProps.ts';

/** Authenticator app: registration by QR code and first code, or removal. */
export function AppSection({ factors, onCodes }: SecurityProps) {
  const t = useText();
  const shell = useShell();
  const identity = useIdentity();
  const start = useEndpointMutation(startTotp);
  const remove = useEndpointMutation(removeTotp, {
    invalidates: [secondFactors],
    onSuccess() {
      start.reset();
      shell.announce(t('security.removed'));
    },
  });

  async function handleRemove() {
    const isSure = await shell.confirm({
      title: t('security.removeTitle', { name: t('security.totp') }),
      ...(isLastFactor(factors) && { text: t('security.removeLast') }),
      yes: t('security.remove'),
      no: t('security.no'),
      danger: true,
    });
    if (isSure) remove.mutate({ reauthToken: identity?.token });
  }

  return (
    <section className={styles.section}>
      <div className={section.head}>
        <h2 className={section.title}>{t('security.totp')}</h2>
        {factors.totpYn === 'Y' ? (
          <Button
            aria-label={t('security.removeOf', { name: t('security.totp') })}
            busy={remove.isPending}
            onClick={() => void handleRemove()}
            size="small"
          >
            {t('security.remove')}
          </Button>
        ) : null}
      </div>
      <p>{factors.totpYn === 'Y' ? t('security.totpOn') : t('security.totpLead')}</p>
      <CallFailure failure={start.error ?? remove.error} next={paths.security} />
      {factors.totpYn === 'Y' ? null : start.data === undefined ? (
        <p>
          <Button busy={start.isPending} onClick={() => start.mutate({ reauthToken: identity?.token })} size="form">
            {t('security.startTotp')}
          </Button>
        </p>
      ) : (
        <AppForm onCodes={onCodes} {...start.data} />
      )}
    </section>
  );
}

interface AppFormProps extends Pick<SecurityProps, 'onCodes'> {
  readonly secret: string;
  readonly uri: string;
}

function AppForm({ secret, uri, onCodes }: AppFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const identity = useIdentity();
  const client = useQueryClient();
  const form = useForm(confirmTotp.body, {
    initial: { code: '' },
    send: (body) => call(confirmTotp, { body }, { reauthToken: identity?.token }),
    async onSent({ recoveryCodes }) {
      shell.toast({ kind: 'done', text: t('security.totpAdded') });
      await client.invalidateQueries({ queryKey: [secondFactors.name] });
      onCodes(recoveryCodes);
    },
  });

  return (
    <Form
      actions={
        <Button busy={form.isBusy} size="form" type="submit" variant="primary">
          {t('security.confirmTotp')}
        </Button>
      }
      className={styles.form}
      failure={<CallFailure failure={form.failure} next={paths.security} />}
      form={form}
      hasSummary={false}
    >
      <p>{t('security.scan')}</p>
      <div className={styles.qr}>
        <QrCode label={t('security.qr')} text={uri} />
      </div>
      <div>
        <p className={section.note}>{t('security.secret')}</p>
        <p className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <CodeField {...form.field('code')} label={t('security.firstCode')} onValueChange={(code) => form.set({ code })} />
    </Form>
  );
}
