import { adminQnaGet, adminQnaList, adminQnaMove, type StaffQnaDetail } from '@haesol/contracts/board';
import { LinkButton, Skeleton, TextLink } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { DetailView, useCall, useEndpoint, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists } from '#lists';
import { useRefresh } from '#moves/useRefresh';
import { stepPage, useStepKeys } from '#moves/useStepKeys';
import { toQnaItemHref } from '#paths';
import { AnswerBadge } from '#ui/AnswerBadge';
import { Assignee } from '#ui/Assignee';
import { FileLinks } from '#ui/FileLinks';
import { LookPurpose } from '#ui/LookPurpose';
import { MemberLink } from '#ui/MemberLink';
import { OfficeNotes } from '#ui/OfficeNotes';
import { OfficePage } from '#ui/OfficePage';
import { OtherItems } from '#ui/OtherItems';
import { useHasRight, usePageRight } from '#ui/officeRights';
import { Presence } from '#ui/Presence';
import { ReopenButton } from '#ui/ReopenButton';
import { Wait } from '#ui/Wait';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './QuestionScreen.module.css';
import { QuestionSubject } from './QuestionSubject.tsx';
import { QuestionThread } from './QuestionThread.tsx';

/** One question with its thread, and the answer below it. */
export default function QuestionScreen({ qnaUid }: { readonly qnaUid: string | undefined }) {
  const t = useText();
  const { hrefOf } = useListState(lists.qna);
  const query = useEndpoint(adminQnaGet, qnaUid === undefined ? undefined : { params: { qnaUid } });
  return (
    <OfficePage title={t('names.qna')}>
      <div className={styles.panes}>
        <NextQuestions currentUid={qnaUid} />
        <DetailView
          choose={{ title: t('qna.choose'), text: t('qna.chooseText') }}
          missing={{ title: t('qna.missing'), text: t('qna.missingText') }}
          query={query}
          titleOf={({ title }) => title}
          toList={{ href: hrefOf({}), label: t('qna.toList') }}
          uid={qnaUid}
        >
          {(question) => <Question key={question.qnaUid} question={question} />}
        </DetailView>
      </div>
    </OfficePage>
  );
}

/** Waiting questions beside the open one, filtered like the list that it was opened from. */
function NextQuestions({ currentUid }: { readonly currentUid: string | undefined }) {
  const t = useText();
  const { data } = useGet(lists.qna.get);
  const { hrefOf } = useListState(lists.qna);
  return (
    <nav aria-label={t('qna.next')} className={styles.next}>
      <h2 className={styles.nextTitle}>{t('qna.waiting', { count: data?.cnt_total ?? 0 })}</h2>
      {data === undefined ? (
        <Skeleton rows={8} />
      ) : (
        <ul>
          {data.list.map(({ qnaUid, title, categoryNm, createdDt, waitDt = createdDt }) => (
            <li className={styles.nextRow} data-current={qnaUid === currentUid || undefined} key={qnaUid}>
              <p className={styles.nextFacts}>
                <Wait queue="QNA" since={waitDt} />
                <span>{categoryNm}</span>
              </p>
              <TextLink href={toQnaItemHref(qnaUid, hrefOf({}))} tone="quiet">
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function Question({ question }: { readonly question: StaffQnaDetail }) {
  const t = useText();
  const refresh = useRefresh(adminQnaGet, adminQnaList);
  const call = useCall();
  const { state, hrefOf } = useListState(lists.qna);
  useStepKeys({
    uid: question.qnaUid,
    listHref: hrefOf({}),
    list: () => call(adminQnaList, { query: { ...state, ...stepPage } }),
    uidOf: (row) => row.qnaUid,
    hrefOf: toQnaItemHref,
  });
  const { mayMove } = usePageRight();
  const mayWrite = useHasRight()(['content'], 'MOVE');
  const { hrefOf: toFaqHref } = useListState(lists.faq);
  const {
    qnaUid,
    rev,
    title,
    content,
    categoryNm,
    memberUid,
    writerNm,
    createdDt,
    images,
    files,
    privateYn,
    answerState,
  } = question;
  const fileLinks = <FileLinks files={[...images, ...files]} />;
  return (
    <article className={styles.question}>
      <header className={styles.head}>
        <p className={styles.kind}>
          <AnswerBadge item={question} />
          <span>{categoryNm}</span>
          {privateYn === 'Y' && <span>{t('qna.private')}</span>}
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          {memberUid === undefined ? writerNm : <MemberLink of={{ memberUid, memberNm: writerNm }} />}
          <time dateTime={createdDt}>{formatDateTime(createdDt)}</time>
        </p>
        <QuestionSubject question={question} />
        <Assignee item={question} onAssigned={refresh} queue="qna" uid={qnaUid} />
        {answerState === 'ANSWERED' && privateYn === 'N' && mayWrite && (
          <LinkButton href={toFaqHref({ edit: 'new', qnaUid })} size="small">
            {t('qna.toFaq')}
          </LinkButton>
        )}
        {mayMove && answerState === 'ANSWERED' && (
          <ReopenButton
            name={title}
            onReopened={refresh}
            send={() => call(adminQnaMove, { params: { qnaUid }, body: { to: 'WAIT', rev } })}
            uid={qnaUid}
          />
        )}
      </header>
      <Presence of="QNA" uid={qnaUid} />
      <p className={styles.text}>{content}</p>
      {privateYn === 'Y' ? (
        <LookPurpose item={qnaUid} key={qnaUid}>
          {fileLinks}
        </LookPurpose>
      ) : (
        fileLinks
      )}
      <QuestionThread question={question} />
      {mayMove && <AnswerForm question={question} />}
      <OtherItems of="QNA" uid={qnaUid} />
      <OfficeNotes of="QNA" uid={qnaUid} />
    </article>
  );
}
