import { composeNamedScene } from './namedScene.ts';
import { drawOpenGraph, OPEN_GRAPH_SIZE } from './openGraph.ts';
import { composeScene } from './scene.ts';
import { findNamedScene } from './sceneCatalog.ts';
import { FORMAT_SIZES, type SceneOptions, sceneFor } from './sceneKeys.ts';

/** The drawing of a scene's address: a named scene, else a landscape; `undefined` when the key names no picture. */
export function findScene(key: string, options: SceneOptions = {}): (() => string) | undefined {
  const named = findNamedScene(key);
  if (named !== undefined) {
    const scene = options.theme === 'night' ? { ...named, light: options.theme } : named;
    return () => composeNamedScene(key, scene, FORMAT_SIZES[options.format ?? 'card']);
  }
  const params = sceneFor(key, options);
  return params && (() => composeScene(params));
}

/** The same picture in the size of a link preview. */
export function findOpenGraphScene(key: string): (() => string) | undefined {
  const named = findNamedScene(key);
  if (named !== undefined) return () => composeNamedScene(key, named, OPEN_GRAPH_SIZE);
  const params = sceneFor(key);
  return params && (() => drawOpenGraph(params));
}
