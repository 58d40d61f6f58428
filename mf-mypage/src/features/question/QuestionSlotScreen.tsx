import { Skeleton } from '@haesol/kit';
import { QueryView, useGet } from '@haesol/remote/lifecycle';
import { QuestionView } from './QuestionView.tsx';
import { shownQuestion } from './shownQuestion.ts';

/** Slot `qna.question.v1`: text, answers and comments of the question in the address. */
export default function QuestionSlotScreen() {
  const query = useGet(shownQuestion);
  return (
    <QueryView query={query} skeleton={<Skeleton lines={8} />}>
      {(question) => <QuestionView question={question} />}
    </QueryView>
  );
}
