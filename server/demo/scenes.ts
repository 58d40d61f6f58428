import { type SceneName, sceneAlt } from '../src/pages/pictures/sceneCatalog.ts';

/** Address and alternative text of a drawn picture. */
export function scenePicture(name: SceneName): { url: string; alt: string } {
  return { url: `/art/scene/${name}.svg`, alt: sceneAlt(name) };
}
