import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

type Name = string | RegExp;

/** The text of an element with single ordinary spaces: prices and durations have no-break spaces. */
export function textOf(element: Node = document.body): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The headings of a level, in their order. */
export function headings(level: number): string[] {
  return screen.queryAllByRole('heading', { level }).map(textOf);
}

/** The texts of the cells in a table's row, without the row header. */
export function cellsOf(row: Name): string[] {
  return within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(textOf);
}

/** The address of the link with this name. */
export function addressOf(name: Name): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}

/** The addresses of the links in an element, in their order. */
export function linkAddresses(element: ParentNode = document.body): (string | null)[] {
  return [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

/** Fails unless each element is before the next one in the document. */
export function expectInOrder(elements: readonly Element[]): void {
  const inOrder = elements.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder.map(textOf)).toEqual(elements.map(textOf));
}
