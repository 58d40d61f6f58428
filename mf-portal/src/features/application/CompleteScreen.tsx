import { type ApplicationDetail, myApplicationGet } from '@haesol/shared/contracts';
import { formatDateTime } from '@haesol/shared/i18n';
import { QueryView, useEndpoint, useHasPage, useShell, useText } from '@haesol/shared/lifecycle';
import {
  Badge,
  Button,
  DefinitionTable,
  EmptyState,
  LinkButton,
  MessageBar,
  RidgeDrawing,
  Skeleton,
  Timeline,
  type TimelineItem,
} from '@haesol/shared/ui';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { useEffect } from 'react';
import { paths, toMyApplicationHref } from '#paths';
import styles from './CompleteScreen.module.css';

/** The application was handed in: its number, what follows, and the receipt. Others than its applicant see nothing of it. */
export default function CompleteScreen({ aplUid }: { readonly aplUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(myApplicationGet, aplUid === undefined ? undefined : { params: { aplUid } });
  if (aplUid === undefined) return <NoReceipt text={t('apply.complete.choose')} />;
  return (
    <QueryView
      notFound={<NoReceipt text={t('apply.complete.missing')} />}
      query={query}
      skeleton={<Skeleton lines={10} />}
    >
      {(application) => <Receipt application={application} />}
    </QueryView>
  );
}

function NoReceipt({ text }: { readonly text: string }) {
  const t = useText();
  return (
    <section>
      <h1 className={styles.title}>{t('apply.complete.none')}</h1>
      <EmptyState title={text}>
        <LinkButton href={paths.application}>{t('apply.toKinds')}</LinkButton>
      </EmptyState>
    </section>
  );
}

const textOf = (value: ApplicationDetail['values'][string] | undefined) => (typeof value === 'string' ? value : '');

function Receipt({ application }: { readonly application: ApplicationDetail }) {
  const t = useText();
  const shell = useShell();
  const { aplUid, aplNo, kind, title, refNm, submittedDt, values, files } = application;
  const myHref = toMyApplicationHref(kind, aplUid);
  const hasMyPage = useHasPage()(myHref);
  useEffect(() => {
    shell.setTitle(t('apply.complete.title'));
  }, [shell, t]);

  async function handleCopy() {
    await navigator.clipboard.writeText(aplNo ?? '');
    shell.toast({ kind: 'done', text: t('apply.complete.copied') });
  }

  return (
    <article className={styles.receipt}>
      <header className={styles.head}>
        <div>
          <p className={styles.kind}>
            <Badge color="sky">{t(`apply.states.${application.state}`)}</Badge> {t(`apply.kindNames.${kind}`)}
          </p>
          <h1 className={styles.title}>{t('apply.complete.title')}</h1>
          <p className={styles.lead}>{t('apply.complete.lead')}</p>
        </div>
        <div aria-hidden="true" className={styles.ridge}>
          <RidgeDrawing />
        </div>
      </header>
      <p className={styles.number}>
        <span className={styles.label}>{t('apply.complete.number')}</span>
        <b>{aplNo}</b>
        <Button icon={Copy} onClick={() => void handleCopy()} size="small">
          {t('apply.complete.copy')}
        </Button>
      </p>
      <DefinitionTable
        caption={t('apply.complete.receipt')}
        columns={2}
        items={[
          { term: t('apply.complete.subject'), value: title },
          {
            term: t('apply.complete.applicant'),
            value: [textOf(values.applicantNm), textOf(values.affiliation)].filter((text) => text !== '').join(' · '),
          },
          ...(refNm === null ? [] : [{ term: t(`apply.refNames.${kind}`), value: refNm }]),
          { term: t('apply.complete.date'), value: submittedDt === null ? '' : formatDateTime(submittedDt) },
          { term: t('apply.section.files'), value: t('apply.fileCount', { count: files.length }) },
        ]}
      />
      <p className={styles.ways}>
        {hasMyPage && (
          <LinkButton href={myHref} size="form" variant="primary">
            {t('apply.complete.toMine')}
          </LinkButton>
        )}
        <Button icon={Printer} onClick={() => window.print()} size="form">
          {t('apply.complete.print')}
        </Button>
      </p>
      <section className={styles.next}>
        <h2 className={styles.nextTitle}>{t('apply.complete.next')}</h2>
        <p className={styles.lead}>{t('apply.complete.nextText')}</p>
        <Timeline items={toSteps(application, (key) => t(key))} label={t('apply.complete.next')} />
      </section>
      <MessageBar kind="info">{t('apply.complete.contact', { contact: application.contact })}</MessageBar>
    </article>
  );
}

/** What was done and what usually follows, with how long each takes. */
function toSteps({ kind, timeline, ahead }: ApplicationDetail, t: (key: string) => string): TimelineItem[] {
  const done = timeline.map(
    (entry): TimelineItem => ({
      id: entry.entryUid,
      title: t(`apply.states.${entry.state}`),
      state: 'done',
      time: formatDateTime(entry.dt),
      dateTime: entry.dt,
    }),
  );
  const next = ahead.map(
    (state): TimelineItem => ({
      id: state,
      title: t(`apply.states.${state}`),
      state: 'todo',
      text: t(`apply.nextTexts.${kind === 'TECH' ? 'tech' : 'support'}.${state}`),
    }),
  );
  return [...done, ...next];
}
