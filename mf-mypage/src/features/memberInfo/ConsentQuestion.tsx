import { getMyPage, listAgrees, updateMyInfo } from '@haesol/contracts/member';
import { Button, MessageBar } from '@haesol/kit';
import { endpointQuery } from '@haesol/remote/http';
import { useEndpointMutation, useFormats, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useIdentity } from '#state/identity';
import { CallFailure } from '#ui/CallFailure';
import styles from './MemberHistory.module.css';
import { latestAgreements } from './memberHistory.ts';
import { findAgedConsents, toConsentBody } from './memberInfoRules.ts';

/** Asks again for consents to news that are two years old (정보통신망법 시행령 제62조의3). */
export function ConsentQuestion() {
  const t = useText();
  const { formatDate } = useFormats();
  const shell = useShell();
  const client = useQueryClient();
  const identity = useIdentity();
  const list = useGet(latestAgreements).data?.list ?? [];
  const { mutate, error, isPending } = useEndpointMutation(updateMyInfo, {
    invalidates: [listAgrees],
    onSuccess: (member) => client.setQueryData(endpointQuery(getMyPage, {}).queryKey, member),
  });
  const aged = list.length === 0 ? [] : findAgedConsents(list, shell.now());
  if (aged.length === 0) return null;

  function handleAnswer(yn: 'N' | 'Y') {
    if (isPending) return;
    mutate(
      {
        body: toConsentBody(
          aged.map(({ code }) => code),
          yn,
        ),
        reauthToken: identity?.token,
      },
      {
        onSuccess: () =>
          shell.toast({ kind: 'done', text: t(yn === 'Y' ? 'memberInfo.consentKept' : 'memberInfo.consentEnded') }),
      },
    );
  }

  return (
    <section aria-label={t('memberInfo.consentQuestion')} className={styles.section}>
      <MessageBar>
        {aged.map(({ code, at }) => (
          <p key={code}>
            {t('memberInfo.consentAged', { name: t(`memberInfo.consents.${code}`), date: formatDate(at) })}
          </p>
        ))}
        <p>{t('memberInfo.consentAsk')}</p>
      </MessageBar>
      <div className={styles.actions}>
        <Button busy={isPending} onClick={() => handleAnswer('Y')} variant="primary">
          {t('memberInfo.consentKeep')}
        </Button>
        <Button onClick={() => handleAnswer('N')}>{t('memberInfo.consentEnd')}</Button>
      </div>
      <CallFailure failure={error} />
    </section>
  );
}
