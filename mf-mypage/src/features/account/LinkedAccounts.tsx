import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Button } from '@haesol/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { paths } from '#paths';
import { identityAtom } from '#state/identity';
import { CallFailure } from '#ui/CallFailure';
import { toStartHref } from '#ui/ProviderLinks';
import { ProviderMark } from '#ui/ProviderMark';
import { socialProvidersQuery } from '#ui/SocialButtons';
import styles from './Account.module.css';
import { accountMutations, accountQueries } from './accountQueries.ts';
import type { MyPage } from './accountRules.ts';

/** Social accounts that one can sign in with; the last way to sign in stays. */
export function LinkedAccounts({ member }: { readonly member: MyPage }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const providers = useQuery(socialProvidersQuery(call)).data?.list ?? [];
  const identity = useAtomValue(identityAtom);
  const [failure, setFailure] = useState<CallError>();
  const { mutateAsync, isPending } = useMutation(accountMutations.unlink(call));
  const isLinked = (name: string) => member.sns.some(({ provider }) => provider === name);

  async function handleUnlink(provider: (typeof providers)[number]['provider']) {
    setFailure(undefined);
    const name = t(`social.names.${provider}`);
    const isSure = await shell.confirm({
      title: t('account.unlinkTitle', { provider: name }),
      yes: t('account.unlink'),
      no: t('account.withdrawal.no'),
    });
    if (!isSure || isPending) return;
    try {
      const { list } = await mutateAsync({ provider, reauthToken: identity?.token });
      client.setQueryData(accountQueries.myPage(call).queryKey, { ...member, sns: list });
      shell.toast({ kind: 'done', text: t('account.unlinked', { provider: name }) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error);
    }
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
      <CallFailure failure={failure} next={paths.myInfo} />
    </section>
  );
}
