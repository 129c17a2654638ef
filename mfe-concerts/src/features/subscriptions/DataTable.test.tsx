import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['reachable by keyboard where it is wider than its frame', 500, 0],
  ['no stop of Tab where it fits', 300, -1],
])('DataTable is %s', (_, width, tabIndex) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      constructor(tell: () => void) {
        this.observe = tell;
      }
      disconnect = () => {};
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  renderPage(<DataTable caption="Precios" head={['Zona', 'Precio']} rows={[{ key: 'A', cells: ['A', '35 €'] }]} />);
  expect(screen.getByRole('group', { name: 'Precios' }).tabIndex).toBe(tabIndex);
});
