import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import { oval } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A striped awning whose lower edge hangs in scallops. */
export function awning(x: number, y: number, width: number, drop: number, colours: readonly [string, string]): string {
  const count = Math.max(4, Math.round(width / 44));
  const step = width / count;
  const paths = ['', ''];
  for (let index = 0; index < count; index += 1) {
    paths[index % 2] +=
      `M${whole(x + index * step)} ${y}h${whole(step)}v${drop}q${whole(-step / 2)} ${whole(drop * 0.6)} ${whole(-step)} 0z`;
  }
  return fill(colours[0], paths[0] ?? '') + fill(colours[1], paths[1] ?? '');
}

export function lantern(colour: string, frame: string): string {
  return oval(colour, 0, 14, 11, 13) + fill(frame, 'M-5 1H5v-4H-5zM-5 27H5v4H-5z');
}

export function basket({ palette: p }: Sheet, x: number, y: number, width: number): string {
  const w = width;
  return (
    fill(
      mixColours(p.wood, p.lamp, 0.35),
      `M${x - w} ${y}h${2 * w}l-${whole(w * 0.2)} ${whole(w * 0.7)}h-${whole(w * 1.6)}z`,
    ) +
    stroke(
      p.wood,
      2,
      `M${x - w} ${y}h${2 * w}M${whole(x - w * 0.94)} ${whole(y + w * 0.24)}h${whole(w * 1.88)}M${whole(x - w * 0.86)} ${whole(y + w * 0.47)}h${whole(w * 1.72)}`,
    )
  );
}
