import { type QnaDetail, qnaGet } from '@haesol/contracts/board';
import { Icon, LinkButton } from '@haesol/kit';
import { DetailView, useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import List from 'lucide-react/icons/list';
import Lock from 'lucide-react/icons/lock';
import { lastQnaListAtom } from '#state/lastQnaList';
import { AnswerBadge } from '#ui/AnswerBadge';
import styles from './QnaDetailScreen.module.css';
import { QuestionView } from './QuestionView.tsx';

/** One of the member's own questions. */
export default function QnaDetailScreen({ qnaUid }: { readonly qnaUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(qnaGet, qnaUid === undefined ? undefined : { params: { qnaUid } });
  const listHref = useAtomValue(lastQnaListAtom);
  return (
    <DetailView
      choose={{ title: t('question.choose'), text: t('question.chooseText') }}
      forbidden={{ title: query.error?.message ?? '', text: t('question.lockedText') }}
      missing={{ title: t('question.missing'), text: t('question.missingText') }}
      query={query}
      titleOf={({ title }) => title}
      toList={{ href: listHref, label: t('question.toList') }}
      uid={qnaUid}
    >
      {(question) => <Question listHref={listHref} question={question} />}
    </DetailView>
  );
}

function Question({ question, listHref }: { readonly question: QnaDetail; readonly listHref: string }) {
  const t = useText();
  const { formatDateTime, formatNumber } = useFormats();
  return (
    <article className={styles.question}>
      <header className={styles.header}>
        <p className={styles.kind}>
          <AnswerBadge question={question} />
          <span>{question.categoryNm}</span>
          {question.privateYn === 'Y' && (
            <span className={styles.private}>
              <Icon of={Lock} size={16} /> {t('question.private')}
            </span>
          )}
        </p>
        <h1 className={styles.title}>{question.title}</h1>
        <p className={styles.facts}>
          {t('question.facts', {
            writer: question.writerNm,
            date: formatDateTime(question.createdDt),
            views: formatNumber(question.viewCnt),
            comments: formatNumber(question.commentCnt),
          })}
        </p>
      </header>
      <QuestionView question={question} />
      <p className={styles.back}>
        <LinkButton href={listHref} icon={List} size="form">
          {t('question.list')}
        </LinkButton>
      </p>
    </article>
  );
}
