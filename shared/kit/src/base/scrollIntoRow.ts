/** Scrolls only a horizontal row, until the matching element is in its middle. */
export function scrollIntoRow(row: HTMLElement | null, selector: string): void {
  const target = row?.querySelector<HTMLElement>(selector);
  if (!row || !target) {
    return;
  }
  const middle = target.offsetLeft - row.offsetLeft - (row.clientWidth - target.offsetWidth) / 2;
  row.scrollLeft = Math.max(0, middle);
}
