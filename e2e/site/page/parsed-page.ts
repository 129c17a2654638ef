import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parses HTML as a browser without scripts does. */
export function parsePage(html: string): Parent {
  return parse(html, { scriptingEnabled: false });
}

/** All elements below a node, in the document's order; only those with one of the names where names are given. */
export function elements(parent: Parent, ...names: string[]): Element[] {
  const found: Element[] = [];
  const walk = ({ childNodes }: Parent) => {
    for (const node of childNodes)
      if (tree.isElementNode(node)) {
        if (names.length === 0 || names.includes(node.tagName)) found.push(node);
        walk(node);
      }
  };
  walk(parent);
  return found;
}

/** @returns undefined without the element or the attribute, and an empty text for one that has no value */
export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((one) => one.name === name)?.value;
}

/** All text below a node as it stands, scripts and styles included, comments not. */
export function nodeText(node: Node | Parent): string {
  if ('value' in node) return node.nodeName === '#text' ? node.value : '';
  return 'childNodes' in node ? node.childNodes.map(nodeText).join('') : '';
}
