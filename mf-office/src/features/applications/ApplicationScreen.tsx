import type { EndpointData, TimelineEntry } from '@haesol/contracts/common';
import {
  adminApplicationGet,
  adminApplications,
  adminRevealApplication,
  applicationStateNames,
  toStaffApplicationCopyPath,
} from '@haesol/contracts/learn';
import { Badge, DefinitionTable, Timeline } from '@haesol/kit';
import { formatDateTime, formatDay } from '@haesol/remote/i18n';
import { DetailView, useCall, useEndpoint, useListState, useText } from '@haesol/remote/lifecycle';
import { lists } from '#lists';
import { useRefresh } from '#moves/useRefresh';
import { Assignee } from '#ui/Assignee';
import { DownloadButton } from '#ui/DownloadButton';
import { FileLinks } from '#ui/FileLinks';
import { Lines } from '#ui/Lines';
import { LookPurpose } from '#ui/LookPurpose';
import { OfficeNotes } from '#ui/OfficeNotes';
import { OfficePage } from '#ui/OfficePage';
import { OtherItems } from '#ui/OtherItems';
import { usePageRight } from '#ui/officeRights';
import { Presence } from '#ui/Presence';
import { RevealBar } from '#ui/RevealBar';
import { useRevealed } from '#ui/useRevealed';
import { useStepTime } from '#ui/useStepTime';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ApplicationMoves } from './ApplicationMoves.tsx';
import styles from './ApplicationScreen.module.css';

export type StaffApplicationDetail = EndpointData<typeof adminApplicationGet>;

/** One application: what was asked, its files and steps, and the moves that its state allows. */
export default function ApplicationScreen({ aplUid }: { readonly aplUid: string | undefined }) {
  const t = useText();
  const { hrefOf } = useListState(lists.applications);
  const query = useEndpoint(adminApplicationGet, aplUid === undefined ? undefined : { params: { aplUid } });
  return (
    <OfficePage title={t('names.applications')}>
      <DetailView
        choose={{ title: t('applications.choose'), text: t('applications.chooseText') }}
        missing={{ title: t('applications.missing'), text: t('applications.missingText') }}
        query={query}
        titleOf={({ title }) => title}
        toList={{ href: hrefOf({}), label: t('queue.toList') }}
        uid={aplUid}
      >
        {(application) => (
          <LookPurpose item={application.aplUid} key={application.aplUid}>
            <Application application={application} />
          </LookPurpose>
        )}
      </DetailView>
    </OfficePage>
  );
}

function toTitle(t: ReturnType<typeof useText>, { type, state, changeYn, by }: TimelineEntry): string {
  if (type === 'ANSWER') return t('applications.answered');
  if (changeYn !== 'Y') return applicationStateNames[state as keyof typeof applicationStateNames] ?? state;
  return t(by === 'MEMBER' ? 'applications.edited' : 'applications.dateChanged');
}

/** Names the documents of a request, and the files of an answer for each. */
const toDocumentLines = (t: ReturnType<typeof useText>, { type, documents = [], files }: TimelineEntry) =>
  documents.map(({ name, fileUids }) => {
    const names = fileUids.flatMap((uid) => files.find(({ fileUid }) => fileUid === uid)?.orgNm ?? []);
    const none = type === 'ANSWER' ? t('applications.noFile') : '';
    return [name, names.join(', ') || none].filter(Boolean).join(': ');
  });

function Application({ application }: { readonly application: StaffApplicationDetail }) {
  const t = useText();
  const call = useCall();
  const refresh = useRefresh(adminApplicationGet, adminApplications);
  const stepTime = useStepTime();
  const { values, show, hide } = useRevealed<StaffApplicationDetail['values']>();
  const { mayMove } = usePageRight();
  const { aplNo, kind, state, title, files, bundleUrl, timeline, advisor, visitDt, visitPlace } = application;
  return (
    <div className={styles.panes}>
      <article className={styles.application}>
        <header className={styles.head}>
          <p className={styles.kind}>
            <Badge color={state === 'SUPPLEMENT' ? 'red' : 'sky'}>{applicationStateNames[state]}</Badge>
            <span>{aplNo}</span>
            <span>{t(`applications.kinds.${kind}`)}</span>
          </p>
          <h2 className={styles.title}>{title}</h2>
        </header>
        <RevealBar
          body={adminRevealApplication.body}
          draft={application.aplUid}
          isShown={values !== undefined}
          onHide={hide}
          send={async (body) => {
            const { aplUid } = application;
            show((await call(adminRevealApplication, { params: { aplUid }, body })).values);
          }}
        />
        <ApplicationFacts application={{ ...application, values: { ...application.values, ...values } }} />
        <FileLinks bundleUrl={bundleUrl} files={files} />
        <Timeline
          items={timeline.map((entry) => ({
            id: entry.entryUid,
            title: toTitle(t, entry),
            state: 'done',
            ...stepTime(entry),
            text: (
              <Lines>
                {[
                  entry.memo,
                  ...toDocumentLines(t, entry),
                  entry.dueDt !== null && t('applications.until', { date: formatDay(entry.dueDt) }),
                ]
                  .filter((part) => part !== null && part !== false)
                  .join('\n')}
              </Lines>
            ),
            ...(entry.files.length > 0 && { action: <FileLinks files={entry.files} /> }),
          }))}
          label={t('applications.steps')}
        />
        <OtherItems of="APPLICATION" uid={application.aplUid} />
        <OfficeNotes of="APPLICATION" uid={application.aplUid} />
      </article>
      <aside className={styles.side}>
        {(advisor !== null || visitDt !== null) && (
          <DefinitionTable
            caption={t('applications.advice')}
            items={[
              ...(advisor === null
                ? []
                : [{ term: t('applications.advisor'), value: `${advisor.nm} (${advisor.affiliation})` }]),
              ...(visitDt === null
                ? []
                : [{ term: t('applications.visit'), value: `${formatDateTime(visitDt)} ${visitPlace ?? ''}` }]),
            ]}
          />
        )}
        <Presence of="APPLICATION" uid={application.aplUid} />
        <Assignee item={application} onAssigned={refresh} queue="applications" uid={application.aplUid} />
        <ApplicationMoves application={application} key={application.aplUid} />
        {mayMove && (
          <DownloadButton name="admin.applicationCopy" path={toStaffApplicationCopyPath(application.aplUid)}>
            {t('applications.copy')}
          </DownloadButton>
        )}
      </aside>
    </div>
  );
}
