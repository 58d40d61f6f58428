import type { JsonObject } from '@haesol/remote/shell-api';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShell, useSlotMarkup } from '../context/shellContext.ts';

export interface SlotProps {
  /** `domain.name.vN`, as its owner offers it. */
  readonly name: string;
  readonly props?: JsonObject;
  readonly className?: string | undefined;
}

const noProps: JsonObject = {};

/** One object for ever: React compares it, and must neither empty nor refill what the owner's own root holds. */
const emptyMarkup = { __html: '' };
const subscribeToNothing = () => () => undefined;

/** Markup that the first render leaves alone: the server's own, or in the browser what came with the page. */
function useAdoptedMarkup(name: string): { __html: string } | undefined {
  const serverMarkup = useSlotMarkup(name);
  const isAdopting = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [markup] = useState(() => {
    if (!isAdopting) return undefined;
    return serverMarkup === undefined ? emptyMarkup : { __html: serverMarkup };
  });
  return markup;
}

/** A place that another remote fills; the shell shows in it when that remote is dead. */
export function Slot({ name, props = noProps, className }: SlotProps) {
  const { slots } = useShell();
  const element = useRef<HTMLDivElement>(null);
  // Compared by value: whoever renders the slot may well make a new object each time.
  const written = JSON.stringify(props);
  useLayoutEffect(() => {
    if (element.current === null) return;
    return slots.mount(name, element.current, JSON.parse(written) as JsonObject);
  }, [slots, name, written]);
  const markup = useAdoptedMarkup(name);
  return (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the slot's owner, which React must leave alone
      dangerouslySetInnerHTML={markup}
      data-slot={name}
      ref={element}
      suppressHydrationWarning
    />
  );
}
