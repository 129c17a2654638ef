import type { ReactNode } from 'react';
import type { RootOptions } from 'react-dom/client';

/**
 * Renders as the browser does, effects and boundaries included, into a container that takes no elements: for what a
 * component does, not for what it shows. The rest of the test file has a `window`.
 * @returns unmounts
 */
export async function renderWithoutElements(element: ReactNode, options?: RootOptions): Promise<() => void> {
  const nothing = () => {};
  Object.assign(globalThis, { window: globalThis, HTMLIFrameElement: Map });
  const { createRoot } = await import('react-dom/client');
  const page = { nodeType: 9, activeElement: null, defaultView: window, addEventListener: nothing };
  const container = {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument: page,
    textContent: '',
    addEventListener: nothing,
  };
  const root = createRoot(container as unknown as Element, options);
  root.render(element);
  return () => root.unmount();
}
