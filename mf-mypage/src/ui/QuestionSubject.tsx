import { sharingGet } from '@haesol/contracts/board';
import { equipmentGet } from '@haesol/contracts/lab';
import { TextLink } from '@haesol/kit';
import { useEndpoint, useHasPage, useText } from '@haesol/remote/lifecycle';
import { toEquipmentHref, toResourceHref } from '#paths';
import styles from './QuestionSubject.module.css';

export interface QuestionSubjectProps {
  readonly refType?: string | null | undefined;
  readonly refUid?: string | null | undefined;
}

/** Returns what a question is about; undefined without a subject, until its name is known, and after it was deleted. */
function useSubject({ refType, refUid }: QuestionSubjectProps): { title: string; href: string } | undefined {
  const uid = refUid ?? '';
  const resource = useEndpoint(sharingGet, refType === 'SHARING' ? { params: { shareUid: uid } } : undefined);
  const device = useEndpoint(equipmentGet, refType === 'EQUIPMENT' ? { params: { eqUid: uid } } : undefined);
  if (resource.data !== undefined) return { title: resource.data.title, href: toResourceHref(uid) };
  return device.data && { title: device.data.eqNm, href: toEquipmentHref(uid) };
}

/** Technology, space or equipment that a question is about, with a link to its page. */
export function QuestionSubject(props: QuestionSubjectProps) {
  const t = useText();
  const hasPage = useHasPage();
  const subject = useSubject(props);
  if (subject === undefined) return null;
  const { title, href } = subject;
  return (
    <p className={styles.subject}>
      <span className={styles.term}>{t('question.subject')}</span>
      {hasPage(href) ? <TextLink href={href}>{title}</TextLink> : <span>{title}</span>}
    </p>
  );
}
