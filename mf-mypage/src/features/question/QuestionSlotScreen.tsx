import { useCall } from '@haesol/shared/lifecycle';
import { ErrorState, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { QuestionView } from './QuestionView.tsx';
import { questionQuery, readQnaUid } from './questionQueries.ts';

/** Slot `qna.question.v1`: text, answers and comments of the question that the address names. */
export default function QuestionSlotScreen() {
  const qnaUid = readQnaUid(useSearchParams()[0]);
  const { data, error, isFetching, refetch } = useQuery({
    ...questionQuery(useCall(), qnaUid),
    enabled: qnaUid !== '',
  });
  if (data !== undefined) return <QuestionView question={data} />;
  if (error === null) return <Skeleton lines={8} />;
  return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
}
