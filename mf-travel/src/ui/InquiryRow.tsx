import type { Inquiry } from '@haesol/contracts/travel';
import { Badge, KitLink } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { toInquiryHref } from '#paths';
import styles from './InquiryRow.module.css';

/** Inquiry in a list: its state, title and kind. */
export function InquiryRow({ inquiry }: { readonly inquiry: Inquiry }) {
  const t = useText();
  const { formatDate } = useFormats();
  const { inquiryUid, title, lang, answerState, categoryNm, createdDt, gdsNm } = inquiry;
  return (
    <li className={styles.row}>
      <Badge color={answerState === 'ANSWERED' ? 'blue' : 'gray'}>{t(`inquiries.states.${answerState}`)}</Badge>
      <KitLink className={styles.title} href={toInquiryHref(inquiryUid)}>
        <span lang={lang}>{title}</span>
      </KitLink>
      <p className={styles.facts}>
        {[categoryNm, ...(gdsNm === null ? [] : [gdsNm]), formatDate(createdDt)].join(' · ')}
      </p>
    </li>
  );
}
