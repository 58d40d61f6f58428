import { reauth, type SocialProviderName } from '@haesol/contracts/identity';
import { Button } from '@haesol/kit';
import { useEndpointMutation, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SentCode, useSendMailCode } from '#calls/mailCode';
import { paths } from '#paths';
import { CallFailure } from '#ui/CallFailure';
import { MailCodeForm } from '#ui/MailCodeForm';
import { ProviderLinks } from '#ui/ProviderLinks';
import styles from './Account.module.css';
import { toNextPath } from './accountRules.ts';
import { useIdentityProven } from './useIdentityProven.ts';

export interface IdentityByMailProps {
  readonly email: string;
  /** Providers of the member's linked accounts. */
  readonly providers: readonly SocialProviderName[];
}

/** Identity check for members with social sign-in only: by their provider, or by a mailed code. */
export function IdentityByMail({ email, providers }: IdentityByMailProps) {
  const t = useText();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<SentCode>();
  const prove = useEndpointMutation(reauth, { onSuccess: useIdentityProven('N') });
  const code = useSendMailCode({ purpose: 'REAUTH', onSent: setSent });

  return (
    <div className={styles.narrow}>
      <p>{t('account.identity.mailLead')}</p>
      <ProviderLinks
        label={(provider) => t('account.identity.byProvider', { provider: t(`social.names.${provider}`) })}
        providers={providers}
        query={{ next: toNextPath(search.get('next'), paths.infoDetail), purpose: 'reauth' }}
      />
      <p>{t('account.identity.byMail', { email })}</p>
      {sent === undefined ? (
        <Button block busy={code.isPending} onClick={() => code.send(email)} size="form">
          {t('account.identity.send')}
        </Button>
      ) : (
        <MailCodeForm
          onProven={(certToken) => prove.mutate({ body: { certToken } })}
          onSent={setSent}
          purpose="REAUTH"
          sent={sent}
        />
      )}
      <CallFailure failure={code.error ?? prove.error} />
    </div>
  );
}
