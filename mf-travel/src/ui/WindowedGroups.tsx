import { atom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Groups within two screens above and below the viewport are rendered. */
const margin = '200% 0px';

/** Heights in px of replaced groups, by list and position, so that Back restores the list's height. */
const heightsAtom = atom(() => new Map<string, number>());

export interface WindowedGroupsProps<T> {
  /** Items of a long list, by page. */
  readonly groups: readonly (readonly T[])[];
  /** Distinguishes this list from others, e.g. its address. */
  readonly listKey: string;
  /** @param from position of the group's first item in the whole list */
  renderGroup(group: readonly T[], from: number): ReactNode;
}

/**
 * Long list of which only the part near the viewport is rendered (windowing); empty boxes of the same height replace the rest, so
 * that scrolling is unchanged. A group that has the focus stays.
 */
export function WindowedGroups<T>({ groups, listKey, renderGroup }: WindowedGroupsProps<T>) {
  let next = 0;
  return groups.map((group, at) => {
    const from = next;
    next += group.length;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pages are appended and never moved.
      <WindowedGroup id={`${listKey}#${at}`} key={`${listKey}#${at}`}>
        {() => renderGroup(group, from)}
      </WindowedGroup>
    );
  });
}

function WindowedGroup({ id, children }: { readonly id: string; children(): ReactNode }) {
  const heights = useAtomValue(heightsAtom);
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!heights.has(id));
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page gets several entries at once, oldest first: only the newest is current.
        const entry = entries.at(-1);
        if (entry?.isIntersecting === true) setNear(true);
        else if (
          entry !== undefined &&
          entry.boundingClientRect.height > 0 &&
          !element.contains(document.activeElement)
        ) {
          heights.set(id, entry.boundingClientRect.height);
          setNear(false);
        }
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [heights, id]);
  return (
    <div data-window={isNear ? 'in' : 'out'} ref={box} style={isNear ? undefined : { blockSize: heights.get(id) }}>
      {isNear ? children() : null}
    </div>
  );
}
