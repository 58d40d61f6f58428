import type { EndpointData } from '@haesol/contracts/common';
import {
  type adminEquipmentGet,
  adminEquipmentPictures,
  type DevicePicture,
  devicePicture,
  maxDevicePictures,
} from '@haesol/contracts/lab';
import { Button, TextField } from '@haesol/kit';
import { Form, tabDraft, useForm, useUploadWait } from '@haesol/remote/form';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useRowNames } from '#moves/useRowNames';
import { usePageRight } from '#ui/officeRights';
import { PictureInput } from '#ui/PictureInput';
import { RowButtons } from '#ui/RowButtons';
import styles from './PicturesSection.module.css';

/** Pictures as the fields of the page: addresses and texts in the same order. */
const form = z.strictObject({ urls: z.array(devicePicture.shape.url), alts: z.array(devicePicture.shape.alt) });

const toLists = (pictures: readonly DevicePicture[]) => ({
  urls: pictures.map(({ url }) => url),
  alts: pictures.map(({ alt }) => alt),
});

interface PictureRow extends DevicePicture {
  readonly key: number;
}

interface PicturesSectionProps {
  readonly device: EndpointData<typeof adminEquipmentGet>;
  /** Requests the device again. */
  onSaved(): Promise<unknown>;
}

/** Pictures of a device in their order, the main one first, each with what it shows. */
export function PicturesSection({ device, onSaved }: PicturesSectionProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const titleId = useId();
  const { mayMove } = usePageRight();
  const { eqUid, rev, thumbUrl, thumbAlt, pictures = [{ url: thumbUrl, alt: thumbAlt }] } = device;
  const initial = toLists(pictures);
  const [uploads, setUploads] = useState(0);
  const handle = useForm(form, {
    initial,
    draft: tabDraft(`office.equipment.${eqUid}.pictures`, initial, { keep: ['urls', 'alts'] }),
    confirm: useUploadWait(t('queue.uploading'), { isUploading: uploads > 0 }),
    toInput: (values) => values,
    async send({ urls, alts }) {
      const body = { pictures: urls.map((url, at) => ({ url, alt: alts[at] ?? '' })), rev };
      await call(adminEquipmentPictures, { params: { eqUid }, body });
      await onSaved();
    },
    onRefused: onSaved,
    onSent: () => shell.toast({ kind: 'done', text: t('equipment.saved') }),
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
  const change = (key: number, part: Partial<DevicePicture>) =>
    set(latest.current.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 className={styles.title} id={titleId}>
        {t('equipment.parts.pictures')}
      </h2>
      <p className={styles.note}>{t('equipment.picturesNote')}</p>
      <Form
        actions={
          mayMove && (
            <Button busy={handle.isBusy} onClick={handle.submit} variant="primary">
              {t('equipment.save.pictures')}
            </Button>
          )
        }
        form={handle}
      >
        <fieldset className={styles.rows} disabled={!mayMove}>
          {rows.map((row, at) => {
            const number = at + 1;
            const name = at === 0 ? t('equipment.mainPicture') : t('equipment.picture', { number });
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
                  label={t('equipment.pictureAlt', { number })}
                  onChange={({ target }) => change(row.key, { alt: target.value })}
                  required
                  value={row.alt}
                />
                <RowButtons at={at} count={rows.length} list={rows} onChange={set} />
              </div>
            );
          })}
          <Button
            disabled={rows.length >= maxDevicePictures}
            onClick={() => set([...rows, { key: names.create(), url: '', alt: '' }])}
            type="button"
          >
            {t('equipment.addPicture')}
          </Button>
        </fieldset>
      </Form>
    </section>
  );
}

/** Props of a picture's field: without the check at leaving, which is of the upload. */
const toPicture = ({ id, error }: { readonly id: string; readonly error: string | undefined }) => ({ id, error });
