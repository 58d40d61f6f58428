import { type QnaDetail, qnaGet } from '@haesol/contracts/board';
import { Icon } from '@haesol/kit';
import { formatDateTime, formatNumber } from '@haesol/remote/i18n';
import { DetailView, Slot, useEndpoint, useText } from '@haesol/remote/lifecycle';
import Lock from 'lucide-react/icons/lock';
import { useLastListHref } from '#listHrefs';
import { paths, toQnaHref } from '#paths';
import { DetailFoot } from '#ui/DetailFoot';
import { AnswerBadge } from './AnswerBadge.tsx';
import styles from './QnaDetailScreen.module.css';

/** Question; its text, answers and comments are in the slot of the members' remote. */
export default function QnaDetailScreen({ qnaUid }: { readonly qnaUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(qnaGet, qnaUid === undefined ? undefined : { params: { qnaUid } });
  const listHref = useLastListHref(paths.qna);
  return (
    <DetailView
      forbidden={{ title: t('qna.locked'), text: t('qna.lockedText') }}
      choose={{ title: t('boardDetail.choose'), text: t('boardDetail.chooseText') }}
      missing={{ title: t('boardDetail.missing'), text: t('boardDetail.missingText') }}
      query={query}
      toList={{ href: listHref, label: t('qna.toList') }}
      titleOf={({ title }) => title}
      uid={qnaUid}
    >
      {(question) => <Question listHref={listHref} question={question} />}
    </DetailView>
  );
}

function Question({ question, listHref }: { readonly question: QnaDetail; readonly listHref: string }) {
  const t = useText();
  const toLink = (one: QnaDetail['prev']) =>
    one && { title: one.title, href: one.lockedYn === 'Y' ? undefined : toQnaHref(one.qnaUid) };
  return (
    <article className={styles.question}>
      <header className={styles.header}>
        <p className={styles.kind}>
          <AnswerBadge question={question} />
          <span>{question.categoryNm}</span>
          {question.privateYn === 'Y' && (
            <span className={styles.private}>
              <Icon of={Lock} size={16} /> {t('qna.private')}
            </span>
          )}
        </p>
        <h1 className={styles.title}>{question.title}</h1>
        <p className={styles.facts}>
          {t('qna.facts', {
            writer: question.writerNm,
            date: formatDateTime(question.createdDt),
            views: formatNumber(question.viewCnt),
          })}
        </p>
      </header>
      <Slot name="qna.question.v1" />
      <DetailFoot listHref={listHref} next={toLink(question.next)} previous={toLink(question.prev)} />
    </article>
  );
}
