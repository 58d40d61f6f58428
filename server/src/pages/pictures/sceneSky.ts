import { mixColours } from './palettes.ts';
import { between } from './random.ts';
import { areaUnder, coordinates, createRidge, grainDots, oneDecimal, whole } from './ridges.ts';
import { grainStroke, type SceneFrame } from './sceneFrame.ts';
import { fill, stroke } from './shapes.ts';

function cloudPath(x: number, y: number, size: number): string {
  const s = (value: number) => value * size;
  return (
    `M${coordinates(x - s(48), y)}` +
    `q${coordinates(s(3), s(-12), s(20), s(-10))}` +
    `q${coordinates(s(10), s(-15), s(27), s(-4))}` +
    `q${coordinates(s(22), s(-6), s(45), s(14))}z`
  );
}

function drawSun(frame: SceneFrame): string {
  const { palette, sun, params } = frame;
  const { x, y, radius: r } = sun;
  if (params.time === 'rain') return '';
  if (params.time !== 'night')
    return `<circle cx="${whole(x)}" cy="${whole(y)}" r="${whole(r)}" fill="${palette.sun}"/>`;
  const moon = r * 0.84;
  const start = `M${coordinates(x - moon * 0.2, y - moon)}`;
  const outer = `a${coordinates(moon, moon)} 0 1 0 ${coordinates(moon * 1.18, moon * 1.2)}`;
  const inner = `a${coordinates(moon * 0.86, moon * 0.86)} 0 0 1${coordinates(-moon * 1.18, -moon * 1.2)}z`;
  return fill(palette.sun, `${start}${outer}${inner}`);
}

function drawStars(frame: SceneFrame): string {
  const { random, width, horizon, palette, unit } = frame;
  const star = () => `M${whole(random() * width)} ${whole(random() ** 1.3 * horizon * 0.86)}h0`;
  const small = Array.from({ length: Math.round(26 * frame.detail) }, star).join('');
  const large = Array.from({ length: Math.round(6 * frame.detail) }, star).join('');
  return (
    stroke(palette.sun, oneDecimal(1.4 * unit), small, 0.65) + stroke(palette.sun, oneDecimal(2.6 * unit), large, 0.9)
  );
}

function drawBirds(frame: SceneFrame): string {
  const { random, unit, sun, palette, horizon, side, markX, params } = frame;
  if (params.time === 'night' || params.time === 'rain' || random() < 0.35) return '';
  const besideSun = sun.x + side * sun.radius * between(random, 1.5, 2.4);
  // The large landmark of a banner is in front of its sun: the birds fly past it.
  const x = params.textSide === 'left' ? Math.max(besideSun, markX + 64 * unit) : besideSun;
  // Above the cloud of the sun.
  const y = Math.min(sun.y - sun.radius * 0.5, horizon - 70 * unit);
  const bird = (dx: number, dy: number, size: number) => {
    const s = size * unit;
    const wing = `q${coordinates(s * 3, -s * 4)} ${coordinates(s * 6, s)}`;
    return `M${coordinates(x + dx * unit, y + dy * unit)}${wing}q${coordinates(s * 2, -s * 4)} ${coordinates(s * 6, -s * 2)}`;
  };
  return stroke(palette.roof, oneDecimal(1.4 * unit), bird(0, 0, 1) + bird(20, -8, 0.8) + bird(28, 5, 0.7), 0.7);
}

/** Sky, its hand-cut lower band, sun or moon, clouds, stars and birds. */
export function drawSky(frame: SceneFrame): string {
  const { random, palette, width, height, horizon, unit, sun, params, side } = frame;
  const band = createRidge(random, { width, base: horizon * 0.64, amplitude: 9 * unit, wavelength: width * 0.42 });
  const bandGrain = grainDots(random, (x) => band(x) - 46 * unit, {
    count: Math.round(64 * frame.detail),
    depth: 44 * unit,
    place: 'foot',
    width,
    bottom: height,
  });
  const cloudSize = unit * (params.time === 'rain' ? 1.25 : 0.95);
  const ownCloud = cloudPath(sun.x + side * sun.radius * 1.05, sun.y + sun.radius * 0.66, cloudSize);
  const edge = side === 1 ? between(random, 0.84, 0.93) : between(random, 0.07, 0.16);
  const farCloud = cloudPath(width * edge, horizon * between(random, 0.24, 0.4), unit * 0.75);
  const thirdCloud = cloudPath(width * between(random, 0.5, 0.7), horizon * 0.18, unit * 0.6);
  // Controls of a banner stand in the upper corner.
  const clouds = params.textSide === 'left' ? ownCloud : ownCloud + farCloud + (random() < 0.5 ? '' : thirdCloud);
  return [
    fill(palette.sky, `M0 0h${width}v${height}H0z`),
    params.time === 'night' ? drawStars(frame) : '',
    fill(palette.low, areaUnder(band, width, height, Math.round(width / 7))),
    grainStroke(frame, palette.low, bandGrain, 1.7, 0.9),
    drawSun(frame),
    params.time === 'night' ? '' : fill(palette.cloud, clouds, 0.9),
    drawBirds(frame),
  ].join('');
}

/** Three ridges, each darker, with dots under its line and mist at its foot. */
export function drawRidges(frame: SceneFrame): string {
  const { random, palette, width, height, horizon, unit, step, detail, lowered } = frame;
  const wide = Math.min(width, height * 2.4);
  const layers = [
    { base: -50, amplitude: 58, length: 0.5, sharp: 0.5, colour: mixColours(palette.far, palette.low, 0.55) },
    { base: -22, amplitude: 44, length: 0.36, sharp: 0.3, colour: palette.far },
    { base: 6, amplitude: 36, length: 0.3, sharp: 0.1, colour: palette.mid },
  ];
  const dots = [palette.far, palette.mid, palette.near];
  const mist = [palette.low, palette.low, palette.far];
  return layers
    .map((layer, index) => {
      const line = createRidge(random, {
        width,
        base: horizon + layer.base * unit,
        amplitude: layer.amplitude * unit * between(random, 0.8, 1.15),
        wavelength: wide * layer.length * between(random, 0.8, 1.1),
        sharpness: layer.sharp,
      });
      const ridge = (x: number) => line(x) + lowered(x);
      const area = { width, bottom: height, depth: (34 + index * 4) * unit };
      const under = grainDots(random, ridge, {
        ...area,
        place: 'under',
        count: Math.round((58 + index * 14) * detail),
      });
      const foot = grainDots(random, ridge, {
        ...area,
        depth: area.depth * 1.3,
        place: 'foot',
        count: Math.round((48 + index * 16) * detail),
      });
      return [
        fill(layer.colour, areaUnder(ridge, width, height, step)),
        grainStroke(frame, dots[index] ?? palette.far, under, 1.7, 0.65),
        grainStroke(frame, mist[index] ?? palette.low, foot, 1.9, 0.65),
      ].join('');
    })
    .join('');
}

export function drawRain(frame: SceneFrame): string {
  const { random, width, height, unit, palette, params } = frame;
  if (params.time !== 'rain') return '';
  const drops = Array.from({ length: Math.round(40 * frame.detail) }, () => {
    const length = between(random, 8, 15) * unit;
    return `M${whole(random() * width)} ${whole(random() * height)}l${coordinates(-length * 0.25, length)}`;
  });
  return stroke(palette.wall, oneDecimal(1.2 * unit), drops.join(''), 0.6);
}
