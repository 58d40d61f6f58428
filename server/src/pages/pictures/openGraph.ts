import { composeScene } from './scene.ts';
import type { SceneParams } from './sceneFrame.ts';

export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

/** Scene in the size that link previews ask for; it carries no words, because a preview shows the title itself. */
export function drawOpenGraph(params: Omit<SceneParams, 'width' | 'height' | 'textSide'>): string {
  return composeScene({ ...params, ...OPEN_GRAPH_SIZE, textSide: 'none' });
}
