import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

type Name = string | RegExp;

/** What an element says, with single spaces: prices and durations have no-break spaces. */
export function textOf(element: Node = document.body): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The headings of a rank, in their order. */
export function headings(level: number): string[] {
  return screen.queryAllByRole('heading', { level }).map(textOf);
}

/** What stands in the cells of a table's row, without its own heading. */
export function cellsOf(row: Name): string[] {
  return within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(textOf);
}

/** Where the link of this name leads. */
export function addressOf(name: Name): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
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
