import { addPasskey, passkeyLimits, passkeyOptions, removePasskey, secondFactors } from '@haesol/contracts/identity';
import { Button, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useCall, useEndpointMutation, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { paths } from '#paths';
import { createPasskey } from '#rules/passkeys';
import { useIdentity } from '#state/identity';
import section from '#styles/section.module.css';
import { CallFailure } from '#ui/CallFailure';
import { PasskeyFailure } from '#ui/PasskeyFailure';
import styles from './SecurityScreen.module.css';
import { isLastFactor, type SecurityProps } from './securityProps.ts';

const nameBody = z.pick(addPasskey.body, { name: true });

/** Passkeys with a form for another one. */
export function PasskeySection({ factors, onCodes }: SecurityProps) {
  const t = useText();
  return (
    <section className={styles.section}>
      <div className={section.head}>
        <h2 className={section.title}>{t('security.passkeys')}</h2>
      </div>
      <p>{t('security.passkeysLead')}</p>
      {factors.passkeys.length === 0 ? (
        <p className={section.note}>{t('security.noPasskeys')}</p>
      ) : (
        <ul>
          {factors.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyUid} isLast={isLastFactor(factors)} passkey={passkey} />
          ))}
        </ul>
      )}
      <PasskeyForm onCodes={onCodes} />
    </section>
  );
}

interface PasskeyRowProps {
  readonly passkey: SecurityProps['factors']['passkeys'][number];
  readonly isLast: boolean;
}

function PasskeyRow({ passkey: { passkeyUid, name, createdDt, usedDt }, isLast }: PasskeyRowProps) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const shell = useShell();
  const identity = useIdentity();
  const { mutate, error, isPending } = useEndpointMutation(removePasskey, {
    invalidates: [secondFactors],
    onSuccess: () => shell.announce(t('security.removed')),
  });

  async function handleRemove() {
    const isSure = await shell.confirm({
      title: t('security.removeTitle', { name }),
      ...(isLast && { text: t('security.removeLast') }),
      yes: t('security.remove'),
      no: t('security.no'),
      danger: true,
    });
    if (isSure) mutate({ params: { passkeyUid }, reauthToken: identity?.token });
  }

  return (
    <li className={section.row}>
      <div className={section.words}>
        <p className={section.name}>{name}</p>
        <p className={section.note}>
          {[
            t('security.added', { at: formatDateTime(createdDt) }),
            usedDt === null ? t('security.unused') : t('security.used', { at: formatDateTime(usedDt) }),
          ].join(' · ')}
        </p>
        <CallFailure failure={error} next={paths.security} />
      </div>
      <Button
        aria-label={t('security.removeOf', { name })}
        busy={isPending}
        onClick={() => void handleRemove()}
        size="small"
      >
        {t('security.remove')}
      </Button>
    </li>
  );
}

function PasskeyForm({ onCodes }: Pick<SecurityProps, 'onCodes'>) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const identity = useIdentity();
  const client = useQueryClient();
  const form = useForm(nameBody, {
    initial: { name: '' },
    async send({ name }) {
      const proof = { reauthToken: identity?.token };
      const { options } = await call(passkeyOptions, {}, proof);
      return call(addPasskey, { body: { name, credential: await createPasskey(options) } }, proof);
    },
    async onSent({ recoveryCodes }) {
      form.reset();
      shell.toast({ kind: 'done', text: t('security.passkeyAdded') });
      await client.invalidateQueries({ queryKey: [secondFactors.name] });
      onCodes(recoveryCodes);
    },
  });

  return (
    <Form
      actions={
        <Button busy={form.isBusy} size="form" type="submit">
          {t('security.addPasskey')}
        </Button>
      }
      className={styles.form}
      failure={
        <PasskeyFailure failure={form.failure}>
          <CallFailure failure={form.failure} next={paths.security} />
        </PasskeyFailure>
      }
      form={form}
      hasSummary={false}
    >
      <TextField
        {...form.field('name')}
        help={t('security.nameHelp')}
        label={t('security.name')}
        maxLength={passkeyLimits.name}
      />
    </Form>
  );
}
