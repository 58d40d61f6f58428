import type { SocialProviderName } from '@haesol/contracts/identity';
import { toHref } from '@haesol/remote/routes';
import { ProviderMark } from './ProviderMark.tsx';
import styles from './SocialButtons.module.css';

/** Returns the server's address that redirects to a provider; a page load, not a navigation of the router. */
export const toStartHref = (provider: string, query: Readonly<Record<string, string | undefined>>): string =>
  toHref(`/api/v1/auth/sns/${provider}/start`, query);

export interface ProviderLinksProps {
  readonly providers: readonly SocialProviderName[];
  readonly query: Readonly<Record<string, string | undefined>>;
  label(provider: SocialProviderName): string;
}

/** Links to providers, with the logos and colours that each of them requires. */
export function ProviderLinks({ providers, query, label }: ProviderLinksProps) {
  return (
    <ul className={styles.list}>
      {providers.map((provider) => (
        <li key={provider}>
          <a className={styles.button} data-provider={provider} href={toStartHref(provider, query)}>
            <ProviderMark className={styles.mark ?? ''} provider={provider} />
            {label(provider)}
          </a>
        </li>
      ))}
    </ul>
  );
}
