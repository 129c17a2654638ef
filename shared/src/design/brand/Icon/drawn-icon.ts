import { createElement, type ReactNode, type SVGProps } from 'react';

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/** Makes an icon of lucide-react without its own size and stroke, which `Icon` (shared/src/design/brand) sets. */
// oxlint-disable-next-line import/no-default-export -- the module that this one replaces has a default export
export default function createIcon({ node }: IconData): (attributes: SVGProps<SVGSVGElement>) => ReactNode {
  return (attributes) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', ...attributes },
      node.map(([tag, drawn]) => createElement(tag, drawn)),
    );
}
