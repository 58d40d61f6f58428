import { LANDMARKS } from './landmarks.ts';
import { SCENE_TIMES } from './palettes.ts';
import { findSceneSubject, sceneFor } from './sceneKeys.ts';

const FAMILIES = ['attraction', 'news', 'promotion', 'tour', 'pass', 'sharing', 'story', 'scene'];
const NUMBERS = Array.from({ length: 64 }, (_, index) => index + 1);

describe('sceneFor', () => {
  it.each(FAMILIES)('gives neighbours of %s neither the same time nor the same landmark', (family) => {
    const subjects = NUMBERS.map((number) => findSceneSubject(`${family}-${number}`));
    const alike = subjects.filter((subject, index) => {
      const next = subjects[index + 1];
      return subject?.time === next?.time || subject?.landmark === next?.landmark;
    });

    expect(subjects).not.toContain(undefined);
    expect(alike).toEqual([]);
  });

  it('shows every landmark and every time among the attractions', () => {
    const subjects = NUMBERS.map((number) => findSceneSubject(`attraction-${number}`));

    expect(new Set(subjects.map((subject) => subject?.landmark)).size).toBe(LANDMARKS.length);
    expect(new Set(subjects.map((subject) => subject?.time)).size).toBe(SCENE_TIMES.length);
  });

  it('draws banners wide with room for text, and the login picture upright', () => {
    expect(sceneFor('banner-1')).toMatchObject({ width: 1440, height: 400, textSide: 'left', landmark: 'campus' });
    expect(sceneFor('login')).toMatchObject({ width: 600, height: 950, textSide: 'none' });
  });

  it('draws a phone banner as its own picture', () => {
    expect(sceneFor('banner-1', { format: 'phone' })).toMatchObject({ width: 390, height: 300, textSide: 'none' });
  });

  it('keeps the place and changes the time for the dark theme', () => {
    expect(sceneFor('banner-3', { theme: 'night' })).toMatchObject({ time: 'night', landmark: 'lighthouse' });
  });

  it.each([
    '',
    'banner',
    'banner-9',
    'attraction',
    'attraction-',
    'attraction-01',
    'attraction-12345',
    'Attraction-1',
    'car-1',
    '../x',
    'attraction-1 ',
  ])('knows no picture %p', (key) => {
    expect(sceneFor(key)).toBeUndefined();
  });
});
