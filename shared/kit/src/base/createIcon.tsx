import { createElement, type SVGProps } from 'react';

/** Icon data of a module in `lucide-react/icons/…`. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Creates the component of an icon. Builds use it instead of lucide-react's own, which has names, contexts and colour options
 * that {@link Icon} does not use, and is 1 kB larger.
 * @build
 */
export const createIcon =
  ({ node }: IconData) =>
  (props: SVGProps<SVGSVGElement>) => (
    <svg
      aria-hidden="true"
      fill="none"
      height="24"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 24 24"
      width="24"
      {...props}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
