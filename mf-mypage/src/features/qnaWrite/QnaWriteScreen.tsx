import type { EndpointData, qnaDraftGet } from '@haesol/shared/contracts';
import { NotFoundError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, EmptyState, ErrorState, LinkButton, MessageBar, Skeleton } from '@haesol/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import styles from './QnaWriteScreen.module.css';
import { QuestionForm } from './QuestionForm.tsx';
import { draftQuery, editedQuery, writeMutations } from './writeQueries.ts';
import { toAttachments, toEditedValues, toInitialValues } from './writeRules.ts';

/** Asks a question, or changes one's own. */
export default function QnaWriteScreen() {
  const qnaUid = useSearchParams()[0].get('qnaUid') ?? '';
  return qnaUid === '' || qnaUid === '.' || qnaUid === '..' ? <NewQuestion /> : <EditedQuestion qnaUid={qnaUid} />;
}

function NewQuestion() {
  const { data, error, isFetching, refetch } = useQuery(draftQuery(useCall()));
  if (data !== undefined) return <BegunQuestion saved={data} />;
  if (error === null) return <Skeleton lines={8} />;
  return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
}

/** The form keeps what it began with: its own saving changes the draft under it. */
function BegunQuestion({ saved }: { readonly saved: EndpointData<typeof qnaDraftGet> }) {
  const [search] = useSearchParams();
  const [{ draft, savedDt }, setBegun] = useState(saved);
  return (
    <div className={styles.write}>
      {draft !== null && <DraftBar onDiscarded={() => setBegun({ draft: null, savedDt: null })} />}
      <QuestionForm
        files={[]}
        images={[]}
        initial={toInitialValues(draft, search)}
        key={draft === null ? 'fresh' : 'draft'}
        savedDt={savedDt}
      />
    </div>
  );
}

/** The words are those of another day; they can be thrown away. */
function DraftBar({ onDiscarded }: { onDiscarded(): void }) {
  const t = useText();
  const shell = useShell();
  const { mutate, isPending } = useMutation({
    ...writeMutations.removeDraft(useCall()),
    onSuccess: onDiscarded,
    onError: (error) => shell.toast({ kind: 'error', text: error.message }),
  });
  return (
    <MessageBar
      action={
        <Button busy={isPending} onClick={() => mutate()} size="small">
          {t('write.discard')}
        </Button>
      }
      kind="info"
    >
      {t('write.restored')}
    </MessageBar>
  );
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
