import { type QnaDetail, qnaDraftGet, qnaDraftRemove, qnaGet } from '@haesol/contracts/board';
import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { keepFocus } from '@haesol/kit/keepFocus';
import { readDraft, removeDraft, toAttachments } from '@haesol/remote/form';
import { QueryView, useEndpoint, useEndpointMutation, usePageTitle, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { RestoredBar } from '#ui/RestoredBar';
import styles from './QnaWriteScreen.module.css';
import { QuestionForm } from './QuestionForm.tsx';
import {
  type SavedDraft,
  toDraftAttachments,
  toEditDrafts,
  toEditedValues,
  toInitialValues,
  toReference,
} from './writeRules.ts';

/** Form for a new question, or for editing one. */
export default function QnaWriteScreen({ qnaUid }: { readonly qnaUid: string | undefined }) {
  return qnaUid === undefined ? <NewQuestion /> : <EditedQuestion qnaUid={qnaUid} />;
}

function NewQuestion() {
  // Bypasses the cache: the form takes its initial values from the draft once, and an earlier visit may have changed it.
  const query = useEndpoint(qnaDraftGet, {}, { staleTime: 0, gcTime: 0 });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={8} />}>
      {(saved) => <BegunQuestion saved={saved} />}
    </QueryView>
  );
}

const noDraft: SavedDraft = { draft: null, images: [], files: [], savedDt: null };

/** Keeps the initial values of the form, although saving it changes the draft on the server. */
function BegunQuestion({ saved }: { readonly saved: SavedDraft }) {
  const [search] = useSearchParams();
  const [begun, setBegun] = useState(saved);
  const { draft, images, files, savedDt } = begun;
  return (
    <div className={styles.write} ref={keepFocus}>
      {draft !== null && <DraftBar onDiscarded={() => setBegun(noDraft)} />}
      <QuestionForm
        about={toReference(search.get('refType'), search.get('refUid'))}
        files={toDraftAttachments(files)}
        images={toDraftAttachments(images)}
        initial={toInitialValues(begun, search)}
        key={draft === null ? 'fresh' : 'draft'}
        savedDt={savedDt}
      />
    </div>
  );
}

/** Notice that the text comes from a saved draft, which can be discarded. */
function DraftBar({ onDiscarded }: { onDiscarded(): void }) {
  const t = useText();
  const shell = useShell();
  const { mutate, isPending } = useEndpointMutation(qnaDraftRemove, {
    onSuccess: onDiscarded,
    onError: (error) => shell.toast({ kind: 'error', text: error.message }),
  });
  return (
    <RestoredBar
      busy={isPending}
      discard={t('write.discard')}
      onDiscard={() => mutate({})}
      text={t('write.restored')}
    />
  );
}

/** Edits of a question; those of an earlier visit can be undone. */
function BegunEdit({ question }: { readonly question: QnaDetail }) {
  const t = useText();
  const drafts = Object.values(toEditDrafts(question.qnaUid));
  const [isRestored, setRestored] = useState(() => drafts.some((name) => readDraft(name) !== undefined));
  const { qnaUid, files, images, refType, refUid } = question;
  usePageTitle(t('write.editTitle'));

  function handleUndo() {
    for (const name of drafts) removeDraft(name);
    setRestored(false);
  }

  return (
    <div className={styles.write} ref={keepFocus}>
      {isRestored && <RestoredBar discard={t('write.undo')} onDiscard={handleUndo} text={t('write.restoredEdits')} />}
      <QuestionForm
        about={toReference(refType, refUid)}
        files={toAttachments(files)}
        images={toAttachments(images)}
        initial={toEditedValues(question)}
        key={isRestored ? 'draft' : 'saved'}
        qnaUid={qnaUid}
        savedDt={null}
      />
    </div>
  );
}

function EditedQuestion({ qnaUid }: { readonly qnaUid: string }) {
  const t = useText();
  const query = useEndpoint(qnaGet, { params: { qnaUid } });
  return (
    <QueryView notFound={<NotEditable title={t('question.missing')} />} query={query} skeleton={<Skeleton lines={8} />}>
      {(question) =>
        question.editableYn === 'Y' ? (
          <BegunEdit key={qnaUid} question={question} />
        ) : (
          <NotEditable title={t('write.notEditable')} />
        )
      }
    </QueryView>
  );
}

function NotEditable({ title }: { readonly title: string }) {
  const t = useText();
  return (
    <EmptyState title={title}>
      <LinkButton href={paths.qna}>{t('question.toList')}</LinkButton>
    </EmptyState>
  );
}
