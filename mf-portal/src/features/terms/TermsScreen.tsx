import type { TermsDetail } from '@haesol/contracts/common';
import { Button, EmptyState, LinkButton, RichText, Select, Skeleton, TabNav, VisuallyHidden } from '@haesol/kit';
import { QueryView, useFormats, useGet, useShell, useText, useTextLocale } from '@haesol/remote/lifecycle';
import Printer from 'lucide-react/icons/printer';
import { useSearchParams } from 'react-router-dom';
import { paths, toTermsHref } from '#paths';
import { readTermsSearch, shownTerms, type TermsSearch, termsTabs } from './shownTerms.ts';
import { TermsDifference } from './TermsDifference.tsx';
import styles from './TermsScreen.module.css';
import { toHeadings } from './termsRules.ts';

const anchors = 'terms';

/** Terms of use, privacy policy, information security and other terms in the address, in the current or an earlier version. */
export default function TermsScreen() {
  const t = useText();
  const locale = useTextLocale();
  const search = readTermsSearch(useSearchParams()[0]);
  const query = useGet(shownTerms);
  const { data } = query;
  const tabs = termsTabs.map((tab) => ({
    href: toTermsHref(tab, '', ''),
    label: t(`terms.tab.${tab}`),
    current: tab === search.tab.toLowerCase(),
  }));
  const hasTab = tabs.some(({ current }) => current);
  return (
    <div className={styles.terms}>
      {locale !== 'ko' && data !== undefined && (
        <p className={styles.note}>{t(data.lang === locale ? 'terms.translated' : 'terms.inKorean')}</p>
      )}
      <TabNav
        label={t('terms.tabs')}
        tabs={
          hasTab || data === undefined
            ? tabs
            : [...tabs, { href: toTermsHref(search.tab, '', ''), label: data.title, current: true }]
        }
      />
      <QueryView
        notFound={
          <EmptyState title={t('terms.missing')}>
            <LinkButton href={toTermsHref(hasTab ? search.tab : 'use', '', '')}>{t('terms.toCurrent')}</LinkButton>
          </EmptyState>
        }
        query={query}
        skeleton={<Skeleton lines={16} />}
      >
        {(terms) => <KnownTerms search={search} terms={terms} />}
      </QueryView>
    </div>
  );
}

interface TermsProps {
  readonly terms: TermsDetail;
  readonly search: TermsSearch;
}

function KnownTerms({ terms, search }: TermsProps) {
  const t = useText();
  // Versions are compared in Korean, the language in which they are in force.
  const isCompared = useTextLocale() === 'ko' && search.compare !== '' && search.compare !== terms.version;
  return (
    <section className={styles.text}>
      <TermsHead search={search} terms={terms} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on wide screens the pane scrolls, and must be reachable by keyboard. */}
      <section aria-label={terms.title} className={styles.pane} tabIndex={0}>
        <h2 lang={terms.lang}>
          <VisuallyHidden>{terms.title}</VisuallyHidden>
        </h2>
        {isCompared ? <TermsDifference compare={search.compare} tab={search.tab} terms={terms} /> : null}
        {isCompared ? null : terms.html === '' ? (
          <EmptyState title={t('terms.empty')}>
            <LinkButton href={paths.faq}>{t('search.ways.faq')}</LinkButton>
          </EmptyState>
        ) : (
          <>
            <Contents headings={toHeadings(terms.html)} lang={terms.lang} />
            <div lang={terms.lang}>
              <RichText anchors={anchors} html={terms.html} />
            </div>
          </>
        )}
      </section>
    </section>
  );
}

/** Table of contents, because the text is many screens long on a phone. */
function Contents({ headings, lang }: { readonly headings: readonly string[]; readonly lang: string }) {
  const t = useText();
  if (headings.length < 3) return null;
  return (
    <details className={styles.contents}>
      <summary>{t('terms.contents', { count: headings.length })}</summary>
      <ol lang={lang}>
        {headings.map((heading, at) => (
          <li key={heading}>
            <a href={`#${anchors}-${at + 1}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}

function TermsHead({ terms, search: { tab, compare } }: TermsProps) {
  const t = useText();
  const { formatDate } = useFormats();
  const locale = useTextLocale();
  const shell = useShell();
  const today = terms.history.findIndex(({ version }) => version === terms.version);
  const older = terms.history[today + 1];
  return (
    <div className={styles.head}>
      <Select
        hideLabel
        label={t('terms.version')}
        onChange={(event) => shell.navigate(toTermsHref(tab, event.target.value, ''), { preventScrollReset: true })}
        options={terms.history.map(({ version, effectiveDt }) => ({
          value: version,
          label: t(version === terms.version && terms.currentYn === 'Y' ? 'terms.inForce' : 'terms.effective', {
            date: formatDate(effectiveDt),
          }),
        }))}
        size="small"
        value={terms.version}
      />
      <span className={styles.actions}>
        {compare !== '' && (
          <LinkButton href={toTermsHref(tab, terms.version, '')} size="small">
            {t('terms.toText')}
          </LinkButton>
        )}
        {compare === '' && older !== undefined && locale === 'ko' && (
          <LinkButton href={toTermsHref(tab, terms.version, older.version)} size="small">
            {t('terms.compare', { date: formatDate(older.effectiveDt) })}
          </LinkButton>
        )}
        <span className={styles.print}>
          <Button icon={Printer} onClick={() => window.print()} size="small" variant="text">
            {t('terms.print')}
          </Button>
        </span>
      </span>
    </div>
  );
}
