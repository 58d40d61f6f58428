/** Box of a label around its middle, in px. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Space between two labels, in px. */
const gap = 4;
const rounds = 80;

const isWide = (letter: string) => /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af]/.test(letter);

/** Width of a map in px up to which its labels are small, as `.town` of `bubble.module.css`: 30rem. */
const narrow = 480;

/** Estimates the size of a town's label, which does not scale with the text, in px. @param mapWidth in px */
export function toLabelSize(name: string, mapWidth: number): Pick<LabelBox, 'height' | 'width'> {
  const [wide, usual, height] = mapWidth <= narrow ? [13, 8, 46] : [16, 10, 56];
  return { width: [...name].reduce((sum, letter) => sum + (isWide(letter) ? wide : usual), 20), height };
}

const clamp = (value: number, size: number, room: number) =>
  Math.max(size / 2, Math.min(Math.max(size / 2, room - size / 2), value));

/** Moves two labels apart along the axis on which they overlap less. */
function push(one: { x: number; y: number } & LabelBox, other: { x: number; y: number } & LabelBox): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const overX = (one.width + other.width) / 2 + gap - Math.abs(dx);
  const overY = (one.height + other.height) / 2 + gap - Math.abs(dy);
  if (overX <= 0 || overY <= 0) return;
  const axis = overX < overY ? 'x' : 'y';
  const half = (Math.min(overX, overY) / 2) * ((axis === 'x' ? dx : dy) < 0 ? -1 : 1);
  one[axis] -= half;
  other[axis] += half;
}

/** Moves labels that cover each other apart, as little as possible, and keeps them inside the map. */
export function separateLabels(
  labels: readonly LabelBox[],
  map: Pick<LabelBox, 'height' | 'width'>,
): readonly LabelBox[] {
  const moved = labels.map((label) => ({ ...label }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, one] of moved.entries()) for (const other of moved.slice(at + 1)) push(one, other);
    for (const label of moved) {
      label.x = clamp(label.x, label.width, map.width);
      label.y = clamp(label.y, label.height, map.height);
    }
  }
  return moved;
}
