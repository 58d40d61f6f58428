import { type EndpointData, toSeoulMinute } from '@haesol/contracts/common';
import {
  adminAddCourse,
  adminCancelCourse,
  adminChangeCourse,
  adminCourse,
  adminCourses,
  classesOfCourse,
  courseForm,
  courseStates,
  eduAudiences,
  eduKindNames,
  eduKinds,
  eduLevelNames,
  eduLevels,
  eduTypes,
} from '@haesol/contracts/learn';
import { Badge, LinkButton, TextLink, VisuallyHidden } from '@haesol/kit';
import { formatDay } from '@haesol/remote/i18n';
import { useCall, useCodes, useEndpoint, useGet, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { sendEach } from '#moves/sendRows';
import { toMoves, toNameOrCount } from '#moves/stateMoves';
import { usePreviewCall } from '#moves/usePreviewCall';
import { useRefresh } from '#moves/useRefresh';
import { publicPages, toEnrolmentsHref } from '#paths';
import { useColumns } from '#ui/columns';
import { EntityDialog } from '#ui/EntityDialog';
import { Presence } from '#ui/Presence';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { useDevices } from '#ui/useDevices';
import { useVersions } from '#ui/useVersions';
import styles from './CoursesScreen.module.css';
import { courseFields } from './courseFields.ts';

/** Before the key of a course whose values a new one begins with. */
const copyOf = 'copy.';

/** Values of a course for another round of it: everything but its days, lessons and files. */
const toCopy = (course: EndpointData<typeof adminCourse>, publishDt: string) => ({
  ...course,
  applyFrom: '',
  applyTo: '',
  startDt: '',
  endDt: '',
  sessions: [],
  publishDt,
});

/** Courses: added, copied, changed and cancelled here; each leads to its enrolments. */
export default function CoursesScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminCourses>>();
  const call = useCall();
  const preview = usePreviewCall();
  const shell = useShell();
  const list = useListState(lists.courses);
  const { edit, pageNum } = list.state;
  const refresh = useRefresh(adminCourses, adminCourse);
  const fields = useCodes('EDU_FIELD');
  const versions = useVersions<RowOf<typeof adminCourses>>({
    kind: 'COURSE',
    endpoint: [adminCourses, adminCourse],
    keyOf: ({ eduUid: uid }) => uid,
    labelOf: (key) => t(`courses.fields.${key}`),
  });
  const isNew = edit === 'new';
  const isCopy = edit.startsWith(copyOf);
  const eduUid = isCopy ? edit.slice(copyOf.length) : edit;
  const course = useEndpoint(adminCourse, edit === '' || isNew ? undefined : { params: { eduUid } }).data;
  const devices = useDevices(edit !== '');
  const close = () => list.change({ edit: '', pageNum }, { replace: true });
  return (
    <QueuePage
      actions={
        <LinkButton href={list.hrefOf({ edit: 'new' })} variant="primary">
          {t('courses.add')}
        </LinkButton>
      }
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'OPEN' ? 'blue' : state === 'RESERVED' ? 'sky' : 'gray'}>
            {t(`courses.states.${state}`)}
          </Badge>
        )),
        {
          key: 'title',
          header: t('courses.title'),
          role: 'title',
          cell: ({ eduUid, title, fieldNm, aud, kind }) => (
            <TwoLines
              first={
                <TextLink href={toEnrolmentsHref(eduUid)} tone="quiet">
                  {title}
                </TextLink>
              }
              second={`${eduKindNames[kind]} · ${fieldNm} · ${t(`courses.audiences.${aud}`)}`}
            />
          ),
        },
        {
          key: 'start',
          header: t('courses.days'),
          role: 'date',
          width: '13rem',
          cell: ({ startDt, endDt }) => `${formatDay(startDt)} – ${formatDay(endDt)}`,
        },
        columns.number('seats', t('courses.seats'), ({ appliedCnt, capacity }) => `${appliedCnt} / ${capacity}`),
        {
          key: 'edit',
          header: t('courses.change'),
          width: '9rem',
          cell: ({ eduUid: uid, title }) => (
            <span className={styles.links}>
              <LinkButton href={list.hrefOf({ edit: uid, pageNum })} size="small">
                {t('courses.change')}
                <VisuallyHidden> {title}</VisuallyHidden>
              </LinkButton>
              <LinkButton href={list.hrefOf({ edit: `${copyOf}${uid}`, pageNum })} size="small">
                {t('courses.copy')}
                <VisuallyHidden> {title}</VisuallyHidden>
              </LinkButton>
            </span>
          ),
        },
        versions.column,
      ]}
      empty={{ title: t('courses.empty'), text: t('courses.emptyText') }}
      filters={[
        {
          key: 'kind',
          label: t('courses.kind'),
          all: t('queue.all'),
          options: eduKinds.map((value) => ({ value, label: eduKindNames[value] })),
        },
        {
          key: 'aud',
          label: t('courses.audience'),
          all: t('queue.all'),
          options: eduAudiences.map((value) => ({ value, label: t(`courses.audiences.${value}`) })),
        },
      ]}
      lead={t('courses.lead')}
      list={list}
      moves={toMoves<RowOf<typeof adminCourses>, 'CANCEL'>(
        (key, values) => t(`courses.${key}`, values),
        [
          {
            to: 'CANCEL',
            look: 'danger',
            asks: 'required',
            confirm: (rows) => toNameOrCount(rows, ({ title }) => title),
            isOpen: ({ startDt }) => Date.parse(`${startDt}T00:00:00+09:00`) > shell.now(),
          },
        ],
        {
          send: (rows, _to, memo = '') =>
            sendEach(
              rows,
              ({ eduUid }) => eduUid,
              ({ eduUid }) => call(adminCancelCourse, { params: { eduUid }, body: { memo } }),
            ),
          preview: ({ eduUid: uid }, _to, memo = '') => preview({ name: 'course.cancel', uid, body: { memo } }),
        },
      )}
      nameOf={({ title }) => title}
      onMoved={refresh}
      query={useGet(lists.courses.get)}
      screen="courses"
      rowKey={({ eduUid }) => eduUid}
      searched={t('courses.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: courseStates.map((value) => ({ value, label: t(`courses.states.${value}`) })),
      }}
      title={t('names.courses')}
    >
      {(isNew || course !== undefined) && (
        <EntityDialog
          body={courseForm}
          draft={`course.${edit}`}
          fields={courseFields(t, {
            types: eduTypes.map((value) => ({ value, label: t(`courses.types.${value}`) })),
            audiences: eduAudiences.map((value) => ({ value, label: t(`courses.audiences.${value}`) })),
            kinds: eduKinds.map((value) => ({ value, label: eduKindNames[value] })),
            levels: eduLevels.map((value) => ({ value, label: eduLevelNames[value] })),
            devices,
            fields: fields.map(({ code, codeName }) => ({ value: code, label: codeName })),
          })}
          files={{ refType: 'EDU', label: t('courses.files'), initial: isCopy ? [] : (course?.files ?? []) }}
          hidden={{
            classCds: course?.classCds ?? [],
            rev: isCopy ? undefined : course?.rev,
          }}
          initial={
            (isCopy && course !== undefined ? toCopy(course, toSeoulMinute(shell.now())) : course) ?? {
              fee: 0,
              waitCapacity: 0,
              typeCd: 'GROUP',
              aud: 'WORKER',
              kind: 'COURSE',
              publishDt: toSeoulMinute(shell.now()),
            }
          }
          key={edit}
          onClose={close}
          onRefused={refresh}
          preview={{ kind: 'COURSE', ref: isNew || isCopy ? null : eduUid, toPage: publicPages.COURSE }}
          save={t('queue.save')}
          saved={t('courses.saved')}
          send={(form) => {
            const isSameFor = course?.aud === form.aud && course.kind === form.kind;
            const body = isSameFor ? form : { ...form, classCds: classesOfCourse(form) };
            return (
              course === undefined || isCopy
                ? call(adminAddCourse, { body })
                : call(adminChangeCourse, { params: { eduUid: course.eduUid }, body })
            ).then(refresh);
          }}
          title={t(isNew ? 'courses.add' : isCopy ? 'courses.copyTitle' : 'courses.changeTitle')}
        >
          {course !== undefined && !isCopy && <Presence of="COURSE" uid={course.eduUid} />}
        </EntityDialog>
      )}
      {versions.dialog}
    </QueuePage>
  );
}
