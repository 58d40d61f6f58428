import { type StaffQnaDetail, sharingGet } from '@haesol/contracts/board';
import { equipmentGet } from '@haesol/contracts/lab';
import { attractionGet } from '@haesol/contracts/travel';
import { TextLink } from '@haesol/kit';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';
import { toPublicEquipmentHref, toPublicGoodsHref, toPublicSharingHref } from '#paths';
import styles from './QuestionScreen.module.css';

/** Returns the name of what a question is about and its public page; undefined until it is known, and once it is deleted. */
function useSubject(refType: string | null, uid: string): { readonly name: string; readonly href: string } | undefined {
  const isOf = (type: string) => refType === type && uid !== '';
  const sharing = useEndpoint(sharingGet, isOf('SHARING') ? { params: { shareUid: uid } } : undefined);
  const device = useEndpoint(equipmentGet, isOf('EQUIPMENT') ? { params: { eqUid: uid } } : undefined);
  const goods = useEndpoint(attractionGet, isOf('GOODS') ? { params: { gdsUid: uid } } : undefined);
  if (sharing.data !== undefined) return { name: sharing.data.title, href: toPublicSharingHref(uid) };
  if (device.data !== undefined) return { name: device.data.eqNm, href: toPublicEquipmentHref(uid) };
  return goods.data && { name: goods.data.gdsNm, href: toPublicGoodsHref(uid) };
}

/** Technology, equipment or place that a question is about, with its number and a link to its page. */
export function QuestionSubject({ question: { refType, refUid } }: { readonly question: StaffQnaDetail }) {
  const t = useText();
  const subject = useSubject(refType, refUid ?? '');
  if (refUid === null) return null;
  return (
    <p className={styles.facts}>
      <span>{t('qna.subject')}</span>
      {subject && <TextLink href={subject.href}>{subject.name}</TextLink>}
      <span>{refUid}</span>
    </p>
  );
}
