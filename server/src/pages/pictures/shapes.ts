/** Small writers of SVG elements; callers give numbers and path data only, never text of a person. */
export function fill(colour: string, path: string, opacity?: number): string {
  return `<path d="${path}" fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
}

export function stroke(colour: string, width: number | string, path: string, opacity?: number): string {
  const faded = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${faded}/>`;
}

export function circlePath(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1-${radius * 2} 0z`;
}

export interface Grid {
  x: number;
  y: number;
  columns: number;
  rows: number;
  stepX: number;
  stepY: number;
  width: number;
  height: number;
}

/** Equal panes (windows, slots) as one path. */
export function gridPath(grid: Grid): string {
  let path = '';
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      path += `M${grid.x + column * grid.stepX} ${grid.y + row * grid.stepY}h${grid.width}v${grid.height}h-${grid.width}z`;
    }
  }
  return path;
}
