import type { JsonObject } from '@haesol/remote/shell-api';
import type { PropsOfSlot, SlotName } from '@haesol/remote/site';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShell, useSlotMarkup } from '../context/shellContext.ts';

/** `domain.name.vN`, as declared by its owner, and the props that it takes, as {@link Site} knows them. */
export type SlotProps<N extends SlotName> = {
  readonly name: N;
  readonly className?: string | undefined;
} & (Record<never, never> extends PropsOfSlot<N>
  ? { readonly props?: PropsOfSlot<N> }
  : { readonly props: PropsOfSlot<N> });

/** One constant object: React compares it by identity, and must not replace the content of the owner's root. */
const emptyMarkup = { __html: '' };
const subscribeToNothing = () => () => undefined;

/** Returns markup that the first render must not change: on the server its own, in the browser that of the page. */
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

/** Slot that another remote fills; the shell renders a fallback in it if that remote has failed. */
export function Slot<N extends SlotName>({ name, props, className }: SlotProps<N>) {
  const { slots } = useShell();
  const element = useRef<HTMLDivElement>(null);
  // Compared by value, because callers may create a new object in each render.
  const written = JSON.stringify(props ?? {});
  useLayoutEffect(() => {
    if (element.current === null) return;
    return slots.mount(name, element.current, JSON.parse(written) as JsonObject);
  }, [slots, name, written]);
  const markup = useAdoptedMarkup(name);
  return (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the slot's owner, which React must not change
      dangerouslySetInnerHTML={markup}
      data-slot={name}
      ref={element}
      suppressHydrationWarning
    />
  );
}
