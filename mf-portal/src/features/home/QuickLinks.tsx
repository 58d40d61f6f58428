import { Icon } from '@haesol/kit';
import { useGet, useText } from '@haesol/remote/lifecycle';
import { ShellLink } from '@haesol/remote/routing';
import FlaskConical from 'lucide-react/icons/flask-conical';
import FolderDown from 'lucide-react/icons/folder-down';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Handshake from 'lucide-react/icons/handshake';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Microscope from 'lucide-react/icons/microscope';
import { paths } from '#paths';
import { OfficeFact } from '#ui/OfficeFact';
import { homeGets } from './homeGets.ts';
import styles from './QuickLinks.module.css';

const links = [
  { key: 'education', icon: GraduationCap, href: paths.education },
  { key: 'equipment', icon: Microscope, href: paths.easyReservation },
  { key: 'advice', icon: Lightbulb, href: paths.advice },
  { key: 'project', icon: FlaskConical, href: paths.project },
  { key: 'sharing', icon: Handshake, href: paths.sharing },
  { key: 'reference', icon: FolderDown, href: paths.reference },
] as const;

/** Links to the six most used services, each with a figure of today if available. */
export function QuickLinks() {
  const t = useText();
  const { data: facts } = useGet(homeGets.facts);
  return (
    <nav aria-label={t('homeQuick.label')} className={styles.quick}>
      <ul className={styles.links}>
        {links.map(({ key, icon, href }) => (
          <li className={styles.item} key={key}>
            <ShellLink className={styles.link} href={href}>
              <span className={styles.icon}>
                <Icon of={icon} size={32} />
              </span>
              <span className={styles.words}>
                <b className={styles.title}>{t(`homeQuick.${key}.title`)}</b>
                <span className={styles.text}>
                  <OfficeFact facts={facts} of={key}>
                    {t(`homeQuick.${key}.text`)}
                  </OfficeFact>
                </span>
              </span>
            </ShellLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
