import { LANDMARK_SHAPES } from './landmarks.ts';
import { createFrame, definePines, type SceneParams } from './sceneFrame.ts';
import { drawLand } from './sceneLand.ts';
import { drawSea } from './sceneSea.ts';
import { drawRain, drawRidges, drawSky } from './sceneSky.ts';

/**
 * Composes one landscape from back to front: sky, sun, three ridges, water or hill, landmark, ground with pines.
 * Flat colours only; depth comes from four steps of one hue and from grain. The same parameters give the same bytes.
 */
export function composeScene(params: SceneParams): string {
  const frame = createFrame(params);
  const atSea = params.sea === true || LANDMARK_SHAPES[params.landmark].afloat === true;
  const layers = [drawSky(frame), drawRidges(frame), atSea ? drawSea(frame) : drawLand(frame), drawRain(frame)];
  const { width, height } = params;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="xMidYMax slice"><defs>${definePines(frame)}</defs>${layers.join('')}</svg>`
  );
}
