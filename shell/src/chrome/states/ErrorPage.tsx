import { Button, LinkButton, TextLink } from '@haesol/kit';
import { messages } from '../../messages.ko.ts';
import { Ridge } from '../brand/Ridge.tsx';
import { chromePaths } from '../chromePaths.ts';
import styles from './ErrorPage.module.css';

export interface ErrorPageProps {
  /** @default 500 */
  status?: number | undefined;
  /** @default 'Error', and for 404 its own text */
  message?: string | undefined;
  /** The visitor reads another language than Korean; then a missing page is also named in English. @default false */
  isForeign?: boolean | undefined;
  /** Returns false for pages that this site does not have. @default () => true */
  hasPage?: (path: string) => boolean;
  onBack: () => void;
}

const hasEveryPage = () => true;

/** Page for errors: code, message, two links; for a missing page also the search and the most used pages. */
export function ErrorPage({
  status = 500,
  message,
  isForeign = false,
  hasPage = hasEveryPage,
  onBack,
}: ErrorPageProps) {
  const { error, header, help } = messages;
  const isMissing = status === 404;
  const popular = [
    [chromePaths.search, header.search],
    [chromePaths.easyReservation, header.easyReservation],
    [chromePaths.education, error.education],
    [chromePaths.advice, error.advice],
    [chromePaths.travel, header.travel],
    [chromePaths.faq, help.faq],
  ] as const;
  return (
    <div className={styles.place}>
      <div className={styles.drawing}>
        <Ridge place="subHeader" />
      </div>
      <p className={styles.code}>{error.code(status)}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {message ?? (isMissing ? error.notFound : error.fallbackMessage)}
      </h1>
      {isMissing && (
        <p className={styles.hint} hidden={!isForeign} lang="en">
          {error.notFoundEnglish}
        </p>
      )}
      <p className={styles.hint}>{isMissing ? error.notFoundHint : error.hint}</p>
      <div className={styles.actions}>
        <Button size="form" onClick={onBack}>
          {error.back}
        </Button>
        <LinkButton variant="primary" size="form" href={chromePaths.home}>
          {error.home}
        </LinkButton>
      </div>
      {isMissing && (
        <nav aria-label={error.popular}>
          <ul className={styles.popular}>
            {popular
              .filter(([href]) => hasPage(href))
              .map(([href, label]) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
