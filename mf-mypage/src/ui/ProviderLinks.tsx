import type { SocialProviderName } from '@haesol/contracts/identity';
import { toHref } from '@haesol/remote/routes';
import { ProviderMark } from './ProviderMark.tsx';
import styles from './SocialButtons.module.css';

/** The server's address that leads to a provider; a page load, not a step of the router. */
export const toStartHref = (provider: string, query: Readonly<Record<string, string | undefined>>): string =>
  toHref(`/api/v1/auth/sns/${provider}/start`, query);

export interface ProviderLinksProps {
  readonly providers: readonly SocialProviderName[];
  readonly query: Readonly<Record<string, string | undefined>>;
  label(provider: SocialProviderName): string;
}

/** Ways to providers, in the marks and colours that each of them asks for. */
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
