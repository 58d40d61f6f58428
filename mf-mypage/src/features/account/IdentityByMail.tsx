import { reauth, type SocialProviderName } from '@haesol/contracts/identity';
import { useEndpointMutation, useText } from '@haesol/remote/lifecycle';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { MailProof } from '#ui/MailProof';
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
  const prove = useEndpointMutation(reauth, { onSuccess: useIdentityProven('N') });

  return (
    <div className={styles.narrow}>
      <p>{t('account.identity.mailLead')}</p>
      <ProviderLinks
        label={(provider) => t('account.identity.byProvider', { provider: t(`social.names.${provider}`) })}
        providers={providers}
        query={{ next: toNextPath(search.get('next'), paths.infoDetail), purpose: 'reauth' }}
      />
      <p>{t('account.identity.byMail', { email })}</p>
      <MailProof
        block
        email={email}
        failure={prove.error}
        onProven={(certToken) => prove.mutate({ body: { certToken } })}
      />
    </div>
  );
}
