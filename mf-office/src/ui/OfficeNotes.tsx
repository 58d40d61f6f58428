import { adminAddNote, adminNotes, adminRemoveNote, type NoteKind, noteMax } from '@haesol/contracts/member';
import { Button, TextArea } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { useCall, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { useId } from 'react';
import { useRefresh } from '#moves/useRefresh';
import styles from './OfficeNotes.module.css';
import { usePageRight } from './officeRights.tsx';
import { ThreadPost } from './ThreadPost.tsx';

export interface OfficeNotesProps {
  /** Kind of the item. */
  readonly of: NoteKind;
  readonly uid: string;
}

const initial = { content: '' };

/** Notes of staff at an item, which members never see. */
export function OfficeNotes({ of: ref, uid }: OfficeNotesProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const titleId = useId();
  const params = { ref, uid };
  const { data } = useEndpoint(adminNotes, { params });
  const refresh = useRefresh(adminNotes);
  const { mayMove } = usePageRight();
  const form = useForm(adminAddNote.body, {
    initial,
    draft: tabDraft(`office.note.${ref}.${uid}`, initial, { keep: ['content'] }),
    send: (body, { idempotencyKey }) => call(adminAddNote, { params, body }, { idempotencyKey }),
    async onSent() {
      form.reset();
      await refresh();
    },
  });

  async function remove(noteUid: string) {
    try {
      await call(adminRemoveNote, { params: { ...params, noteUid } });
      shell.toast({ kind: 'done', text: t('notes.removed') });
    } catch (error) {
      shell.toast({ kind: 'error', text: (error as Error).message });
    }
    await refresh();
  }

  return (
    <section aria-labelledby={titleId} className={styles.notes}>
      <h3 className={styles.title} id={titleId}>
        {t('notes.title')}
      </h3>
      <p className={styles.hint}>{t('notes.hint')}</p>
      {data?.list.map(({ noteUid, content, writerNm, ownYn, createdDt }) => (
        <div className={styles.note} key={noteUid}>
          <ThreadPost
            content={content}
            createdDt={createdDt}
            isOfOffice
            label={t('notes.of', { name: writerNm })}
            writerNm={writerNm}
          />
          {ownYn === 'Y' && mayMove && (
            <Button onClick={() => void remove(noteUid)} size="small">
              {t('notes.remove')}
            </Button>
          )}
        </div>
      ))}
      {mayMove && (
        <Form
          actions={
            <p>
              <Button busy={form.isBusy} size="small" type="submit">
                {t('notes.add')}
              </Button>
            </p>
          }
          form={form}
        >
          <TextArea {...form.field('content')} countMax={noteMax} label={t('notes.content')} rows={2} />
        </Form>
      )}
    </section>
  );
}
