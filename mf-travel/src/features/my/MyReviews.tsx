import { type OwnReview, reviewableList, reviewOwnList, reviewRemove, travelCounts } from '@haesol/contracts/travel';
import { Button, LinkButton, MessageBar } from '@haesol/kit';
import {
  useEndpoint,
  useEndpointMutation,
  useFormats,
  useListState,
  useShell,
  useText,
} from '@haesol/remote/lifecycle';
import { paths, toReviewHref } from '#paths';
import { Section } from '#ui/Section';
import { useRefusalToast } from '#ui/useRefusalToast';
import { ListPanel } from './ListPanel.tsx';
import styles from './MyScreen.module.css';
import { myState } from './myState.ts';

const pageSize = 10;

/** Reviews that can be written, and written ones. */
export function MyReviews() {
  const t = useText();
  const { formatShortDate } = useFormats();
  const { state } = useListState(myState);
  const waiting = useEndpoint(reviewableList, { query: { pageSize: 100 } });
  const own = useEndpoint(reviewOwnList, { query: { pageNum: state.pageNum, pageSize } });
  return (
    <div className={styles.panel}>
      <Section isRuled={false} title={t('my.toReview')}>
        <ListPanel
          empty={t('my.nothingToReview')}
          pageSize={100}
          query={waiting}
          row={({ rsvtUid, gdsNm, lang, thumbUrl, optionNm, dueDt }) => (
            <li className={styles.item} key={rsvtUid}>
              <img alt="" className={styles.picture} height={80} loading="lazy" src={thumbUrl} width={120} />
              <div className={styles.words}>
                <p className={styles.name} lang={lang}>
                  {gdsNm}
                </p>
                <p className={styles.facts} lang={lang}>
                  {optionNm}
                </p>
                <p className={styles.facts}>{t('my.reviewBy', { date: formatShortDate(dueDt) })}</p>
              </div>
              <div className={styles.end}>
                <LinkButton href={toReviewHref(rsvtUid)}>{t('reviewWrite.write')}</LinkButton>
              </div>
            </li>
          )}
        />
      </Section>
      <Section isRuled={false} title={t('my.reviewed')}>
        <ListPanel
          empty={t('my.noReviews')}
          emptyActions={<LinkButton href={paths.attractions}>{t('my.findPlaces')}</LinkButton>}
          pageSize={pageSize}
          query={own}
          row={(review) => <OwnReviewRow key={review.reviewUid} review={review} />}
        />
      </Section>
    </div>
  );
}

function OwnReviewRow({ review }: { readonly review: OwnReview }) {
  const t = useText();
  const { formatDate } = useFormats();
  const shell = useShell();
  const refuse = useRefusalToast();
  const {
    reviewUid,
    rsvtUid,
    gdsNm,
    lang,
    thumbUrl,
    star,
    content,
    contentLang,
    createdDt,
    hiddenYn,
    hiddenMemo,
    editableYn,
  } = review;
  const remove = useEndpointMutation(reviewRemove, {
    invalidates: [reviewOwnList, reviewableList, travelCounts],
    onSuccess: () => shell.toast({ kind: 'done', text: t('my.reviewRemoved') }),
    onError: refuse,
  });
  async function ask() {
    const isSure = await shell.confirm({
      title: t('my.removeQuestion'),
      text: t('my.removeText'),
      yes: t('my.remove'),
      no: t('reservation.back'),
      danger: true,
    });
    if (isSure) remove.mutate({ params: { reviewUid } });
  }
  return (
    <li className={styles.item}>
      <img alt="" className={styles.picture} height={80} loading="lazy" src={thumbUrl} width={120} />
      <div className={styles.words}>
        <p className={styles.name} lang={lang}>
          {gdsNm}
        </p>
        <p className={styles.facts}>{`${t('review.stars', { count: star })} · ${formatDate(createdDt)}`}</p>
        <p className={styles.content} lang={contentLang}>
          {content}
        </p>
        {hiddenYn === 'Y' && <MessageBar kind="warning">{hiddenMemo ?? t('my.reviewHidden')}</MessageBar>}
      </div>
      <div className={styles.end}>
        {editableYn === 'Y' && rsvtUid !== null && (
          <LinkButton href={toReviewHref(rsvtUid)}>{t('my.change')}</LinkButton>
        )}
        <Button busy={remove.isPending} onClick={() => void ask()}>
          {t('my.remove')}
        </Button>
      </div>
    </li>
  );
}
