import { KitLink } from '@haesol/kit';
import { messages } from '../../messages.ko.ts';
import { Logo } from '../brand/Logo.tsx';
import { Ridge } from '../brand/Ridge.tsx';
import { chromePaths } from '../chromePaths.ts';
import type { RelatedSite } from '../chromeTypes.ts';
import { CommerceLines } from './CommerceLines.tsx';
import styles from './Footer.module.css';
import { RelatedSites } from './RelatedSites.tsx';

export interface FooterProps {
  /** `travel` adds the lines required by the law on electronic commerce. @default 'portal' */
  variant?: 'portal' | 'travel' | undefined;
  /** @default the four related sites of the university */
  sites?: readonly RelatedSite[] | undefined;
}

/** Lists the links, when the footer is rendered: the server renders several languages with the same module. */
const listPolicies = ({ use, privacy, security, accessibility, noMailCollection }: typeof messages.footer) => [
  { label: use, href: chromePaths.termsOfUse },
  { label: privacy, href: chromePaths.privacy, strong: true },
  { label: security, href: chromePaths.security },
  { label: accessibility, href: chromePaths.accessibility },
  { label: noMailCollection, href: chromePaths.noMailCollection },
];

/** Footer with its ridge. */
export function Footer({ variant = 'portal', sites }: FooterProps) {
  const { brand, footer } = messages;
  return (
    <footer className={styles.place}>
      <div className={styles.ridge}>
        <Ridge place="footer" />
      </div>
      <div className={styles.ground}>
        <div className={styles.wrap}>
          <div className={styles.top}>
            <nav aria-label={footer.policies}>
              <ul className={styles.policies}>
                {listPolicies(footer).map(({ label, href, strong }) => (
                  <li key={href}>
                    <KitLink href={href} data-look={strong ? 'strong' : undefined}>
                      {label}
                    </KitLink>
                  </li>
                ))}
              </ul>
            </nav>
            <RelatedSites sites={sites} />
          </div>
          <div className={styles.bottom}>
            <Logo inverse />
            <address className={styles.address}>
              <p>{brand.address}</p>
              <p>{brand.center}</p>
              <ul className={styles.line}>
                <li>
                  {footer.phone} {brand.phone}
                </li>
                <li>
                  {footer.fax} {brand.fax}
                </li>
                <li>
                  <a href={`mailto:${brand.mail}`}>{brand.mail}</a>
                </li>
              </ul>
              {variant === 'travel' && <CommerceLines className={styles.commerce} />}
              <p className={styles.copyright}>{`© ${brand.site}`}</p>
            </address>
          </div>
        </div>
      </div>
    </footer>
  );
}
