import { MessageBar } from '@haesol/kit';
import { useGet, useText } from '@haesol/remote/lifecycle';
import { offeredProviders } from '#calls/offeredProviders';
import { useInAppBrowser, useLastProvider } from '#state/deviceHints';
import { ProviderLinks } from './ProviderLinks.tsx';
import styles from './SocialButtons.module.css';

export interface SocialButtonsProps {
  /** Text above the buttons. */
  readonly title: string;
  /** Page to go to after signing in. */
  readonly next: string | null;
  /** Texts of the buttons. @default signing in */
  readonly verb?: 'buttons' | 'startButtons';
}

/** Social sign-in; renders nothing without a configured provider. */
export function SocialButtons({ title, next, verb = 'buttons' }: SocialButtonsProps) {
  const t = useText();
  const providers = useGet(offeredProviders).data?.list ?? [];
  const last = useLastProvider();
  const isInApp = useInAppBrowser();
  if (providers.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.rule}>{title}</p>
      {last === undefined ? null : (
        <p className={styles.hint}>{t('social.last', { provider: t(`social.names.${last}`) })}</p>
      )}
      {isInApp ? <MessageBar kind="warning">{t('social.inApp')}</MessageBar> : null}
      <ProviderLinks
        label={(provider) => t(`social.${verb}.${provider}`)}
        providers={providers.map(({ provider }) => provider)}
        query={{ next: next ?? undefined }}
      />
    </div>
  );
}
