import type { AttractionDetail } from '@haesol/contracts/travel';
import { Badge, Button, LinkButton } from '@haesol/kit';
import { SharePopup } from '@haesol/kit/qr';
import { useCodes, useText } from '@haesol/remote/lifecycle';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { toAskHref } from '#paths';
import { FavouriteButton } from '#ui/FavouriteButton';
import { Score } from '#ui/Score';
import styles from './AttractionHead.module.css';

const reviewsId = 'reviews';

/** Name, kind and address of the place; the Korean name is shown beside a translated one, for taxi drivers and signs. */
export function AttractionHead({ place }: { readonly place: AttractionDetail }) {
  const t = useText();
  const [address, setAddress] = useState('');
  const { gdsUid, gdsNm, gdsNmKo, lang, passYn, openState, rating, reviewCnt, addr, interestCnt } = place;
  const nameOf = (codes: ReturnType<typeof useCodes>, wanted: string) =>
    codes.find(({ code }) => code === wanted)?.codeName;
  const category = nameOf(useCodes('GDS_CATEGORY_CD'), place.gdsCategoryCd);
  const region = nameOf(useCodes('SGG'), place.sggCd);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <p className={styles.kind}>
          <span>{[category, region].filter(Boolean).join(' · ')}</span>
          {passYn === 'Y' && <Badge color="pine">{t('attractions.pass')}</Badge>}
          {openState === 'HOLIDAY' && <Badge color="gray">{t('attractions.holiday')}</Badge>}
        </p>
        <h1 className={styles.title} lang={lang}>
          {gdsNm}
          {gdsNmKo !== gdsNm && (
            <span className={styles.korean} lang="ko">
              {gdsNmKo}
            </span>
          )}
        </h1>
        <p className={styles.facts}>
          <a className={styles.score} href={`#${reviewsId}`}>
            <Score rating={rating} reviewCnt={reviewCnt} />
          </a>
          <span lang={lang}>{addr}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <FavouriteButton item={place} look="words" />
        <span className={styles.count}>{t('favourite.count', { count: interestCnt })}</span>
        <span className={styles.pair}>
          <Button icon={Share2} onClick={() => setAddress(window.location.href)} variant="text">
            {t('attraction.share')}
          </Button>
          <LinkButton href={toAskHref(gdsUid)} icon={MessageCircleQuestion} variant="text">
            {t('inquiries.ask')}
          </LinkButton>
        </span>
      </div>
      <SharePopup onClose={() => setAddress('')} open={address !== ''} title={gdsNm} url={address} />
    </header>
  );
}
