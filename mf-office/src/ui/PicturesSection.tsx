import { type StaffPicture, staffPicture } from '@haesol/contracts/common';
import { Button, TextField } from '@haesol/kit';
import { Form, tabDraft, useForm, useUploadWait } from '@haesol/remote/form';
import { type CallError, ValidationError } from '@haesol/remote/http';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useRowNames } from '#moves/useRowNames';
import { usePageRight } from './officeRights.tsx';
import { PictureInput } from './PictureInput.tsx';
import styles from './PicturesSection.module.css';
import { RowButtons } from './RowButtons.tsx';

/** Pictures as the fields of the page: addresses and texts in the same order. */
const form = z.strictObject({ urls: z.array(staffPicture.shape.url), alts: z.array(staffPicture.shape.alt) });

const toLists = (pictures: readonly StaffPicture[]) => ({
  urls: pictures.map(({ url }) => url),
  alts: pictures.map(({ alt }) => alt),
});

/** Moves messages of the call to the fields of the page: `thumbUrl` and `pictures.0` are the main picture. */
function toFieldErrors(refusal: CallError) {
  if (!(refusal instanceof ValidationError)) return undefined;
  const messages = refusal.fields.flatMap(({ field, message }) => {
    const match = /^(?:thumbUrl|pictures\.(\d+)(?:\.(url|alt))?)$/.exec(field);
    return match === null ? [] : [[`${match[2] ?? 'url'}s.${match[1] ?? 0}`, message] as const];
  });
  return Object.fromEntries(messages);
}

interface PictureRow extends StaffPicture {
  readonly key: number;
}

interface PicturesSectionProps {
  readonly pictures: readonly StaffPicture[];
  /** Largest number of pictures. */
  readonly max: number;
  readonly note: string;
  /** Name of the draft, which stays in the tab until it is sent. */
  readonly draft: string;
  /** Toast after a success. */
  readonly saved: string;
  send(pictures: StaffPicture[]): Promise<unknown>;
  /** Requests the entry again, which another may have changed. */
  onRefused(): Promise<unknown>;
}

/** Pictures of an entry in their order, the main one first, each with what it shows. */
export function PicturesSection({ pictures, max, note, draft, saved, send, onRefused }: PicturesSectionProps) {
  const t = useText();
  const shell = useShell();
  const titleId = useId();
  const { mayMove } = usePageRight();
  const initial = toLists(pictures);
  const [uploads, setUploads] = useState(0);
  const handle = useForm(form, {
    initial,
    draft: tabDraft(`office.${draft}`, initial, { keep: ['urls', 'alts'] }),
    confirm: useUploadWait(t('queue.uploading'), { isUploading: uploads > 0 }),
    toInput: (values) => values,
    send: ({ urls, alts }) => send(urls.map((url, at) => ({ url, alt: alts[at] ?? '' }))),
    toFieldErrors,
    onRefused,
    onSent: () => shell.toast({ kind: 'done', text: saved }),
  });
  const names = useRowNames();
  const { urls, alts } = handle.values;
  const keys = names.name(urls.length);
  const rows: readonly PictureRow[] = urls.map((url, at) => ({ key: keys[at] ?? at, url, alt: alts[at] ?? '' }));
  // The latest rows: two uploads can end before the page is rendered again.
  const latest = useRef(rows);
  latest.current = rows;
  function set(list: readonly PictureRow[]) {
    latest.current = list;
    names.record(list);
    handle.set(toLists(list));
  }
  const change = (key: number, part: Partial<StaffPicture>) =>
    set(latest.current.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 className={styles.title} id={titleId}>
        {t('picture.title')}
      </h2>
      <p className={styles.note}>{note}</p>
      <Form
        actions={
          mayMove && (
            <Button busy={handle.isBusy} onClick={handle.submit} variant="primary">
              {t('picture.save')}
            </Button>
          )
        }
        form={handle}
      >
        <fieldset className={styles.rows} disabled={!mayMove}>
          {rows.map((row, at) => {
            const number = at + 1;
            const name = at === 0 ? t('picture.main') : t('picture.numbered', { number });
            return (
              <div className={styles.row} key={row.key}>
                <PictureInput
                  {...toPicture(handle.part('urls', at))}
                  label={name}
                  nextId={handle.part('alts', at).id}
                  onBusy={(isBusy) => setUploads((count) => count + (isBusy ? 1 : -1))}
                  onChange={(url) => change(row.key, { url })}
                  required
                  value={row.url}
                />
                <TextField
                  {...handle.part('alts', at)}
                  label={t('picture.altOf', { number })}
                  onChange={({ target }) => change(row.key, { alt: target.value })}
                  required
                  value={row.alt}
                />
                <RowButtons at={at} count={rows.length} list={rows} onChange={set} />
              </div>
            );
          })}
          <Button
            disabled={rows.length >= max}
            onClick={() => set([...rows, { key: names.create(), url: '', alt: '' }])}
            type="button"
          >
            {t('picture.add')}
          </Button>
        </fieldset>
      </Form>
    </section>
  );
}

/** Props of a picture's field: without the check at leaving, which is of the upload. */
const toPicture = ({ id, error }: { readonly id: string; readonly error: string | undefined }) => ({ id, error });
