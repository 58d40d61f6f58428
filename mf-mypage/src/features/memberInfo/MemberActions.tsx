import { errorCodes } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { Button, LinkButton, MessageBar } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { paths } from '#paths';
import { identityAtom } from '#state/identity';
import styles from './MemberHistory.module.css';
import { memberInfoMutations } from './memberInfoQueries.ts';

/** Changing, downloading and ending one's own account. */
export function MemberActions() {
  const t = useText();
  const call = useCall();
  const identity = useAtomValue(identityAtom);
  const { mutateAsync, isPending } = useMutation(memberInfoMutations.requestExport(call));
  const [outcome, setOutcome] = useState<{ kind: 'danger' | 'success'; text: string; isUnproven?: boolean }>();

  async function handleExport() {
    if (isPending) return;
    try {
      const { sentTo } = await mutateAsync(identity?.token);
      setOutcome({ kind: 'success', text: t('memberInfo.exported', { email: sentTo }) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setOutcome({ kind: 'danger', text: error.message, isUnproven: error.code === errorCodes.forbidden });
    }
  }

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
        <Button busy={isPending} icon={Download} onClick={() => void handleExport()} size="form">
          {t('memberInfo.export')}
        </Button>
        <LinkButton href={paths.withdrawal} size="form" variant="text">
          {t('memberInfo.leave')}
        </LinkButton>
      </div>
      <p className={styles.muted}>{t('memberInfo.exportNote')}</p>
      {outcome === undefined ? null : (
        <MessageBar
          action={
            outcome.isUnproven ? (
              <LinkButton href={paths.info} size="small">
                {t('account.proveAgain')}
              </LinkButton>
            ) : undefined
          }
          kind={outcome.kind}
          live="assertive"
        >
          {outcome.text}
        </MessageBar>
      )}
    </section>
  );
}
