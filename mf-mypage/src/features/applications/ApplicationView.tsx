import {
  type ApplicationDetail,
  type ApplicationMenu,
  applicationStateNames,
  myApplicationGet,
  toApplicationCopyPath,
} from '@haesol/contracts/learn';
import { Button, DefinitionTable, LinkButton } from '@haesol/kit';
import { keepFocus } from '@haesol/kit/keepFocus';
import { DetailView, useEndpoint, useFormats, usePageTitle, useShell, useText } from '@haesol/remote/lifecycle';
import FileDown from 'lucide-react/icons/file-down';
import List from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { paths, toChangeHref } from '#paths';
import { FileList } from '#ui/FileList';
import { MatterBadge } from '#ui/MatterBadge';
import { MatterTimeline } from '#ui/MatterTimeline';
import { AgainButton } from './AgainButton.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import styles from './ApplicationView.module.css';
import { SupplementPanel } from './SupplementPanel.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

export interface ApplicationViewProps {
  readonly menu: ApplicationMenu;
  readonly aplUid: string;
}

/** Application with its timeline and pending action. */
export function ApplicationView({ menu, aplUid }: ApplicationViewProps) {
  const t = useText();
  const query = useEndpoint(myApplicationGet, { params: { aplUid } }, { staleTime: 0 });
  return (
    <DetailView
      lines={14}
      missing={{ title: t('applications.missing'), text: t('applications.missingText') }}
      query={query}
      toList={{ href: paths[menu], label: t('applications.toList') }}
      uid={aplUid}
    >
      {(application, notFound) =>
        application.kind.toLowerCase() === menu ? <Application application={application} menu={menu} /> : notFound
      }
    </DetailView>
  );
}

interface ApplicationProps {
  readonly application: ApplicationDetail;
  readonly menu: ApplicationMenu;
}

function Application({ application, menu }: ApplicationProps) {
  const t = useText();
  const { formatDate } = useFormats();
  const { aplUid, aplNo, kind, state, title, submittedDt, timeline, ahead, files } = application;
  const shell = useShell();
  usePageTitle(title);
  const saveCopy = () =>
    shell.http
      .download({ name: 'mypage.applicationCopy', method: 'GET', path: toApplicationCopyPath(aplUid) })
      .catch(() => shell.toast({ kind: 'error', text: t('bookings.failed') }));
  return (
    <article className={styles.application} ref={keepFocus}>
      <header>
        <p className={styles.kind}>
          <MatterBadge kind={kind} state={state} />
          <span>
            {t('applications.numbered', { no: aplNo ?? '', date: submittedDt === null ? '' : formatDate(submittedDt) })}
          </span>
        </p>
        <h1 className={styles.title}>{title}</h1>
      </header>
      {state === 'SUPPLEMENT' && <SupplementPanel application={application} />}
      <Appointment application={application} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section>
            <div className={styles.head}>
              <h2 className={styles.subtitle}>{t('applications.contents')}</h2>
              <Button icon={FileDown} onClick={() => void saveCopy()} size="small" variant="text">
                {t('applications.copy')}
              </Button>
              <Button icon={Printer} onClick={() => window.print()} size="small" variant="text">
                {t('applications.print')}
              </Button>
            </div>
            <ApplicationFacts application={application} />
          </section>
          <section>
            <h2 className={styles.subtitle}>{t('applications.files')}</h2>
            {files.length === 0 ? <p>{t('applications.noFiles')}</p> : <FileList files={files} />}
          </section>
          <p className={styles.ways}>
            {application.changeableYn === 'Y' && (
              <LinkButton href={toChangeHref(aplUid)} icon={Pencil}>
                {t('applications.change')}
              </LinkButton>
            )}
            {kind === 'TECH' && <AgainButton application={application} />}
            {application.withdrawableYn === 'Y' && <WithdrawButton aplUid={aplUid} />}
            <LinkButton href={paths[menu]} icon={List}>
              {t('applications.toList')}
            </LinkButton>
          </p>
        </div>
        <section className={styles.aside}>
          <h2 className={styles.subtitle}>{t('applications.course')}</h2>
          <MatterTimeline entries={timeline} kind={kind} next={ahead.map((next) => applicationStateNames[next])} />
          <p className={styles.note}>{t('applications.contact', { contact: application.contact })}</p>
        </section>
      </div>
    </article>
  );
}

/** Adviser and date of a visit. */
function Appointment({ application: { advisor, visitDt, visitPlace } }: { readonly application: ApplicationDetail }) {
  const t = useText();
  const { formatDateTime } = useFormats();
  if (advisor === null && visitDt === null) return null;
  return (
    <section>
      <h2 className={styles.subtitle}>{t('applications.advice')}</h2>
      <DefinitionTable
        caption={t('applications.advice')}
        items={[
          ...(advisor === null
            ? []
            : [{ term: t('applications.advisor'), value: `${advisor.nm} · ${advisor.affiliation}` }]),
          ...(visitDt === null
            ? []
            : [
                {
                  term: t('applications.visit'),
                  value: [formatDateTime(visitDt), visitPlace].filter((text) => text !== null).join(' · '),
                },
              ]),
        ]}
      />
    </section>
  );
}
