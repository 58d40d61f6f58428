import type { EndpointData } from '@haesol/contracts/common';
import { searchSuggest } from '@haesol/contracts/member';
import { useEndpoint } from '@haesol/remote/lifecycle';
import { useEffect, useRef, useState } from 'react';

/** Debounce delay for requesting suggestions. */
const debounceMs = 250;

export type Suggestion = EndpointData<typeof searchSuggest>['list'][number];

export interface Suggestions {
  readonly list: readonly Suggestion[];
  /** Index of the option chosen with the arrow keys; -1 for none. */
  readonly activeIndex: number;
  setActiveIndex(index: number): void;
  /** Hides the list until the text changes. */
  close(): void;
}

/**
 * Returns titles that complete the typed text.
 * @param value text of the field
 * @param searchKeyword keyword in the address, which needs no suggestions
 */
export function useSuggestions(value: string, searchKeyword: string): Suggestions {
  const [asked, setAsked] = useState('');
  const [activeIndex, setActiveIndex] = useState(-1);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const text = value.trim();
    waiting.current = setTimeout(() => setAsked(text === searchKeyword.trim() ? '' : text), debounceMs);
    return () => clearTimeout(waiting.current);
  }, [value, searchKeyword]);
  const { data } = useEndpoint(searchSuggest, asked === '' ? undefined : { query: { q: asked } });
  return {
    list: data?.list ?? [],
    activeIndex,
    setActiveIndex,
    close() {
      // A pending debounce must not open the list again.
      clearTimeout(waiting.current);
      setAsked('');
      setActiveIndex(-1);
    },
  };
}
