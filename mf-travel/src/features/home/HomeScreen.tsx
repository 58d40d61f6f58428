import { Categories } from './Categories.tsx';
import { Hero } from './Hero.tsx';
import { HomeNews } from './HomeNews.tsx';
import { HomePasses } from './HomePasses.tsx';
import { HomePlaces } from './HomePlaces.tsx';
import styles from './HomeScreen.module.css';
import { HomeTours } from './HomeTours.tsx';

/** Home page of the travel service: the province as a map, followed by all offers. */
export default function HomeScreen() {
  return (
    <div className={styles.home}>
      <div>
        <Hero />
        <Categories />
      </div>
      <HomePlaces />
      <HomePasses />
      <HomeTours />
      <HomeNews />
    </div>
  );
}
