import { VisuallyHidden } from '@haesol/kit';
import { Slot, useText } from '@haesol/remote/lifecycle';
import { BannerCarousel } from './BannerCarousel.tsx';
import { EducationSlider } from './EducationSlider.tsx';
import { EquipmentWeek } from './EquipmentWeek.tsx';
import styles from './HomeScreen.module.css';
import { QuickLinks } from './QuickLinks.tsx';
import { TravelStrip } from './TravelStrip.tsx';
import { UrgentBar } from './UrgentBar.tsx';

/** Home page; each section loads, fails and retries separately. */
export default function HomeScreen() {
  const t = useText();
  return (
    <div className={styles.home}>
      <h1>
        <VisuallyHidden>{t('home.title')}</VisuallyHidden>
      </h1>
      <UrgentBar />
      <BannerCarousel />
      <QuickLinks />
      <div className={styles.pair}>
        <Slot className={styles.notices} name="home.notices.v1" />
        <EquipmentWeek />
      </div>
      <div className={styles.section}>
        <EducationSlider />
      </div>
      <div className={styles.section}>
        <Slot className={styles.news} name="home.news.v1" />
      </div>
      <TravelStrip />
    </div>
  );
}
