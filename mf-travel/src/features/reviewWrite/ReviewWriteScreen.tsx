import {
  type ReviewTarget,
  reserveGet,
  reserveList,
  reviewableList,
  reviewCreate,
  reviewForm,
  reviewLimits,
  reviewOwnList,
  reviewTarget,
  reviewUpdate,
} from '@haesol/contracts/travel';
import { Button, LinkButton, RadioGroup, TextArea } from '@haesol/kit';
import {
  AttachmentField,
  Form,
  tabDraft,
  toAttachments,
  toFileUids,
  useAttachments,
  useForm,
  useUploadWait,
} from '@haesol/remote/form';
import {
  DetailView,
  NothingChosen,
  useCall,
  useEndpoint,
  useFormats,
  useShell,
  useText,
} from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { paths } from '#paths';
import styles from './ReviewWriteScreen.module.css';

/** Form for writing or editing the review of a used reservation. */
export default function ReviewWriteScreen({ rsvtUid }: { readonly rsvtUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(reviewTarget, rsvtUid === undefined ? undefined : { query: { rsvtUid } }, { staleTime: 0 });
  const toList = { href: `${paths.my}?tab=review`, label: t('my.tabs.review') };
  return (
    <DetailView
      choose={{ title: t('reviewWrite.choose'), text: t('reviewWrite.chooseText') }}
      headingLevel={2}
      lines={8}
      missing={{ title: t('reviewWrite.missing'), text: t('reviewWrite.chooseText') }}
      query={query}
      toList={toList}
      uid={rsvtUid}
    >
      {(target) =>
        rsvtUid !== undefined && (target.state === 'OPEN' || target.review?.editableYn === 'Y') ? (
          <ReviewForm rsvtUid={rsvtUid} target={target} />
        ) : (
          <NothingChosen
            headingLevel={2}
            text={t('reviewWrite.closedText')}
            title={t(`reviewWrite.closed.${target.state}`)}
            toList={toList}
          />
        )
      }
    </DetailView>
  );
}

interface ReviewValues {
  readonly star: string;
  readonly content: string;
}

interface ReviewFormProps {
  readonly rsvtUid: string;
  readonly target: ReviewTarget;
}

function useReviewForm({ rsvtUid, target: { review } }: ReviewFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const saved = toAttachments(review?.images ?? []);
  const pictures = useAttachments({ kind: 'image', refType: 'REVIEW', draft: `review.${rsvtUid}.files` }, saved);
  const initial: ReviewValues = { star: review === null ? '' : String(review.star), content: review?.content ?? '' };
  const form = useForm(reviewForm, {
    initial,
    guard: 'leave',
    isEdited: toFileUids(pictures.files).join() !== toFileUids(saved).join(),
    confirm: useUploadWait(t('inquiries.uploading'), pictures),
    draft: tabDraft<ReviewValues>(`review.${rsvtUid}`, initial, {
      keep: ['star', 'content'],
      files: [pictures],
    }),
    toInput: ({ star, content }) => ({
      star: star === '' ? undefined : Number(star),
      content,
      imageUids: toFileUids(pictures.files),
    }),
    send: (body, { idempotencyKey }) =>
      review === null
        ? call(reviewCreate, { body: { rsvtUid, ...body } }, { idempotencyKey })
        : call(reviewUpdate, { params: { reviewUid: review.reviewUid }, body }, { idempotencyKey }),
    onSent() {
      for (const { name } of [reviewTarget, reviewOwnList, reviewableList, reserveList, reserveGet])
        void client.invalidateQueries({ queryKey: [name] });
      shell.toast({ kind: 'done', text: t('reviewWrite.saved') });
      shell.navigate(`${paths.my}?tab=review`);
    },
  });
  return { form, pictures };
}

function ReviewForm(props: ReviewFormProps) {
  const { gdsNm, lang, optionNm, thumbUrl, thumbAlt, dueDt } = props.target;
  const t = useText();
  const { formatShortDate } = useFormats();
  const { form, pictures } = useReviewForm(props);
  return (
    <div className={styles.screen}>
      <div className={styles.thing}>
        <img alt={thumbAlt} className={styles.picture} height={80} src={thumbUrl} width={120} />
        <p lang={lang}>
          <b>{gdsNm}</b>
          <br />
          {optionNm}
        </p>
      </div>
      {dueDt !== null && <p className={styles.note}>{t('my.reviewBy', { date: formatShortDate(dueDt) })}</p>}
      <Form
        actions={
          <div className={styles.actions}>
            <LinkButton href={`${paths.my}?tab=review`} size="form">
              {t('reservation.back')}
            </LinkButton>
            <Button busy={form.isBusy} size="form" type="submit" variant="primary">
              {t('reviewWrite.send')}
            </Button>
          </div>
        }
        className={styles.form}
        form={form}
      >
        <RadioGroup
          {...form.field('star')}
          label={t('reviewWrite.star')}
          options={['5', '4', '3', '2', '1'].map((value) => ({
            value,
            label: `${'★'.repeat(Number(value))} ${t('review.stars', { count: Number(value) })}`,
          }))}
        />
        <TextArea
          {...form.field('content')}
          countMax={reviewLimits.max}
          help={t('reviewWrite.contentHelp', { count: reviewLimits.min })}
          label={t('reviewWrite.content')}
          rows={6}
        />
        <AttachmentField attachments={pictures} label={t('reviewWrite.pictures')} optional />
      </Form>
    </div>
  );
}
