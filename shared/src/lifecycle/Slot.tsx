import type { JsonObject } from '@haesol/shared/shell-api';
import { useLayoutEffect, useRef } from 'react';
import { useShell } from './shellContext.ts';

export interface SlotProps {
  /** `domain.name.vN`, as its owner offers it. */
  readonly name: string;
  readonly props?: JsonObject;
  readonly className?: string | undefined;
}

const noProps: JsonObject = {};

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
  return <div className={className} data-slot={name} ref={element} suppressHydrationWarning />;
}
