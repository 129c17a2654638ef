import { expect } from 'vitest';

/** What an element says, with single spaces: prices and durations have no-break spaces. */
export function textOf(element: Node = document.body): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Where the links of an element lead, in their order. */
export function linkAddresses(element: ParentNode = document.body): (string | null)[] {
  return [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

/** Fails unless each element stands before the next one in the document. */
export function expectInOrder(elements: readonly Element[]): void {
  const inOrder = elements.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder.map(textOf)).toEqual(elements.map(textOf));
}
