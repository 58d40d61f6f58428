import { newRecoveryCodes, secondFactors } from '@haesol/contracts/identity';
import { Button, Checkbox, copyText, MessageBar } from '@haesol/kit';
import { useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { paths } from '#paths';
import { useIdentity } from '#state/identity';
import section from '#styles/section.module.css';
import { CallFailure } from '#ui/CallFailure';
import styles from './SecurityScreen.module.css';
import type { SecurityProps } from './securityProps.ts';

/** Number of unused recovery codes, with a button for new ones. */
export function RecoverySection({ factors, onCodes }: SecurityProps) {
  const t = useText();
  const shell = useShell();
  const identity = useIdentity();
  const { mutate, error, isPending } = useEndpointMutation(newRecoveryCodes, {
    invalidates: [secondFactors],
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });

  async function handleRenew() {
    const isSure = await shell.confirm({
      title: t('security.renewTitle'),
      text: t('security.renewText'),
      yes: t('security.renew'),
      no: t('security.no'),
    });
    if (isSure) mutate({ reauthToken: identity?.token });
  }

  return (
    <section className={styles.section}>
      <div className={section.head}>
        <h2 className={section.title}>{t('security.recovery')}</h2>
        <Button busy={isPending} onClick={() => void handleRenew()} size="small">
          {t('security.renew')}
        </Button>
      </div>
      <p>{t('security.recoveryLeft', { count: factors.recoveryCnt })}</p>
      <p className={section.note}>{t('security.recoveryLead')}</p>
      <CallFailure failure={error} next={paths.security} />
    </section>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  onClose(): void;
}

/** New recovery codes, shown until the member confirms to have noted them. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useText();
  const shell = useShell();
  const [isKept, setIsKept] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  async function handleCopy() {
    await copyText(codes.join('\n'));
    shell.toast({ kind: 'done', text: t('security.copied') });
  }

  return (
    <section className={styles.codesSection}>
      <h2>{t('security.codesTitle', { count: codes.length })}</h2>
      <p>{t('security.codesLead')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button icon={Copy} onClick={() => void handleCopy()}>
          {t('security.copy')}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('security.print')}
        </Button>
      </div>
      {isAsked && !isKept ? (
        <MessageBar kind="danger" live="assertive">
          {t('security.keptMissing')}
        </MessageBar>
      ) : null}
      <Checkbox checked={isKept} label={t('security.kept')} onChange={(event) => setIsKept(event.target.checked)} />
      <div className={styles.actions}>
        <Button onClick={() => (isKept ? onClose() : setIsAsked(true))} size="form" variant="primary">
          {t('security.close')}
        </Button>
      </div>
    </section>
  );
}
