import { NotFoundError } from '@haesol/shared/http';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { QuestionForm } from './QuestionForm.tsx';
import { draftQuery, editedQuery } from './writeQueries.ts';
import { toAttachments, toEditedValues, toInitialValues } from './writeRules.ts';

/** Asks a question, or changes one's own. */
export default function QnaWriteScreen() {
  const qnaUid = useSearchParams()[0].get('qnaUid') ?? '';
  return qnaUid === '' || qnaUid === '.' || qnaUid === '..' ? <NewQuestion /> : <EditedQuestion qnaUid={qnaUid} />;
}

function NewQuestion() {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(draftQuery(useCall()));
  if (data === undefined) {
    return error === null ? (
      <Skeleton lines={8} />
    ) : (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return <QuestionForm files={[]} images={[]} initial={toInitialValues(data.draft, search)} savedDt={data.savedDt} />;
}

function EditedQuestion({ qnaUid }: { readonly qnaUid: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(editedQuery(useCall(), qnaUid));
  if (data === undefined && error === null) return <Skeleton lines={8} />;
  if (data === undefined && !(error instanceof NotFoundError)) {
    return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data?.editableYn !== 'Y') {
    return (
      <EmptyState title={t(data === undefined ? 'question.missing' : 'write.notEditable')}>
        <LinkButton href={paths.qna}>{t('question.toList')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <QuestionForm
      files={toAttachments(data.files)}
      images={toAttachments(data.images)}
      initial={toEditedValues(data)}
      qnaUid={qnaUid}
      savedDt={null}
    />
  );
}
