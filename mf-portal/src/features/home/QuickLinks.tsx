import type { MainFacts } from '@haesol/shared/contracts';
import { useGet, useText } from '@haesol/shared/lifecycle';
import { ShellLink } from '@haesol/shared/routing';
import { Icon } from '@haesol/shared/ui';
import FlaskConical from 'lucide-react/icons/flask-conical';
import FolderDown from 'lucide-react/icons/folder-down';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Handshake from 'lucide-react/icons/handshake';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Microscope from 'lucide-react/icons/microscope';
import { Trans } from 'react-i18next';
import { paths } from '#paths';
import { homeGets } from './homeGets.ts';
import styles from './QuickLinks.module.css';

const links = [
  {
    key: 'education',
    icon: GraduationCap,
    href: paths.education,
    countOf: ({ openCourseCnt }: MainFacts) => openCourseCnt,
  },
  {
    key: 'equipment',
    icon: Microscope,
    href: paths.easyReservation,
    countOf: ({ equipment }: MainFacts) => equipment.freeCnt,
  },
  { key: 'advice', icon: Lightbulb, href: paths.advice, countOf: ({ advisorCnt }: MainFacts) => advisorCnt },
  { key: 'project', icon: FlaskConical, href: paths.project, countOf: ({ openNoticeCnt }: MainFacts) => openNoticeCnt },
  { key: 'sharing', icon: Handshake, href: paths.sharing, countOf: ({ openProgramCnt }: MainFacts) => openProgramCnt },
  { key: 'reference', icon: FolderDown, href: paths.reference, countOf: ({ referenceCnt }: MainFacts) => referenceCnt },
] as const;

/** The six things that people come for most, each with a figure of today where there is one. */
export function QuickLinks() {
  const t = useText();
  const { data: facts } = useGet(homeGets.facts);
  const strong = <b className={styles.count} />;
  return (
    <nav aria-label={t('homeQuick.label')} className={styles.quick}>
      <ul className={styles.links}>
        {links.map(({ key, icon, href, countOf }) => (
          <li className={styles.item} key={key}>
            <ShellLink className={styles.link} href={href}>
              <span className={styles.icon}>
                <Icon of={icon} size={32} />
              </span>
              <span className={styles.words}>
                <b className={styles.title}>{t(`homeQuick.${key}.title`)}</b>
                <span className={styles.text}>
                  {facts !== undefined && countOf(facts) > 0 ? (
                    <Trans
                      components={{ 1: strong }}
                      i18nKey={`homeQuick.${key}.fact`}
                      t={t}
                      values={{ count: countOf(facts) }}
                    />
                  ) : (
                    t(`homeQuick.${key}.text`)
                  )}
                </span>
              </span>
            </ShellLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
