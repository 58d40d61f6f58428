import { removeSns, type SocialProviderName } from '@haesol/contracts/identity';
import { getMyPage } from '@haesol/contracts/member';
import { Button } from '@haesol/kit';
import { endpointQuery } from '@haesol/remote/http';
import { useEndpointMutation, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { offeredProviders } from '#calls/offeredProviders';
import { paths } from '#paths';
import { useIdentity } from '#state/identity';
import { CallFailure } from '#ui/CallFailure';
import { toStartHref } from '#ui/ProviderLinks';
import { ProviderMark } from '#ui/ProviderMark';
import styles from './Account.module.css';
import type { MyPage } from './accountRules.ts';

/** Linked social accounts; the last way to sign in cannot be removed. */
export function LinkedAccounts({ member }: { readonly member: MyPage }) {
  const t = useText();
  const shell = useShell();
  const client = useQueryClient();
  const providers = useGet(offeredProviders).data?.list ?? [];
  const identity = useIdentity();
  const { mutate, error, isPending, reset } = useEndpointMutation(removeSns, {
    onSuccess({ list }, { params: { provider } }) {
      client.setQueryData(endpointQuery(getMyPage, {}).queryKey, { ...member, sns: list });
      shell.toast({ kind: 'done', text: t('account.unlinked', { provider: t(`social.names.${provider}`) }) });
    },
  });
  const isLinked = (name: string) => member.sns.some(({ provider }) => provider === name);

  async function handleUnlink(provider: SocialProviderName) {
    reset();
    const isSure = await shell.confirm({
      title: t('account.unlinkTitle', { provider: t(`social.names.${provider}`) }),
      yes: t('account.unlink'),
      no: t('account.withdrawal.no'),
    });
    if (isSure && !isPending) mutate({ params: { provider }, reauthToken: identity?.token });
  }

  if (providers.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('account.social')}</h2>
      {providers.map(({ provider }) => (
        <div className={styles.row} key={provider}>
          <ProviderMark className={styles.mark ?? ''} provider={provider} />
          <span className={styles.grow}>{t(`social.names.${provider}`)}</span>
          {isLinked(provider) ? (
            <Button
              aria-label={t('account.unlinkOf', { provider: t(`social.names.${provider}`) })}
              onClick={() => void handleUnlink(provider)}
              size="small"
            >
              {t('account.unlink')}
            </Button>
          ) : (
            <a
              aria-label={t('account.linkOf', { provider: t(`social.names.${provider}`) })}
              className={styles.link}
              href={toStartHref(provider, { next: paths.myInfo, purpose: 'link' })}
            >
              {t('account.link')}
            </a>
          )}
        </div>
      ))}
      <CallFailure failure={error} next={paths.myInfo} />
    </section>
  );
}
