import { type SceneName, sceneAlt } from '../src/pages/pictures/sceneCatalog.ts';

/** Address and alternative text of a drawn picture. */
export function scenePicture(name: SceneName): { url: string; alt: string } {
  return { url: `/art/scene/${name}.svg`, alt: sceneAlt(name) };
}

/** Further pictures of a place, by its name: nearer views, details, another light. */
export const galleryScenes: Readonly<Record<string, readonly (readonly [scene: SceneName, caption: string])[]>> = {
  '솔빛 소금밭': [
    ['salt-wheel', '바닷물을 퍼 올리는 수차'],
    ['salt-heap', '갓 모은 소금'],
    ['salt-store', '소금 창고'],
  ],
};
