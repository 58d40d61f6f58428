import { snsProviders } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { toHref } from '@haesol/shared/routing';
import { MessageBar } from '@haesol/shared/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useInAppBrowser, useLastProvider } from './deviceHints.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import styles from './SocialButtons.module.css';

const staleTimeMs = 10 * 60 * 1000;

export const socialProvidersQuery = (call: Call) =>
  queryOptions({
    queryKey: ['sns', 'providers'],
    queryFn: ({ signal }) => call(snsProviders, {}, { signal }),
    staleTime: staleTimeMs,
  });

/** The server's address that leads to a provider; a page load, not a step of the router. */
export const toStartHref = (provider: string, query: Readonly<Record<string, string | undefined>>): string =>
  toHref(`/api/v1/auth/sns/${provider}/start`, query);

export interface SocialButtonsProps {
  /** Words above the buttons. */
  readonly title: string;
  /** Where to go once signed in. */
  readonly next: string | null;
}

/** Signing in with an account elsewhere; nothing where no provider is set up. */
export function SocialButtons({ title, next }: SocialButtonsProps) {
  const t = useText();
  const providers = useQuery(socialProvidersQuery(useCall())).data?.list ?? [];
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
      <ul className={styles.list}>
        {providers.map(({ provider }) => (
          <li key={provider}>
            <a
              className={styles.button}
              data-provider={provider}
              href={toStartHref(provider, { next: next ?? undefined })}
            >
              <ProviderMark className={styles.mark ?? ''} provider={provider} />
              {t(`social.buttons.${provider}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
