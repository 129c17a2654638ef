import { createElement, type ReactNode, type SVGProps } from 'react';

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/** A drawing of lucide-react as the site shows it: `Icon` (shared/src/design/brand) sets size and stroke. */
// oxlint-disable-next-line import/no-default-export -- as the module has it that this one stands in for
export default function createIcon({ node }: IconData): (attributes: SVGProps<SVGSVGElement>) => ReactNode {
  return (attributes) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', ...attributes },
      node.map(([tag, drawn]) => createElement(tag, drawn)),
    );
}
