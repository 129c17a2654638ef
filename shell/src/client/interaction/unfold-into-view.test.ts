// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { unfoldIntoView } from './unfold-into-view.ts';

afterEach(() => {
  document.body.replaceChildren();
});

test('a fold at the lower edge scrolls into view, also when React stops the click before hydration', async () => {
  document.body.innerHTML = '<details><summary>Recibir el boletín</summary><p>Nombre</p></details>';
  const fold = document.querySelector('details');
  const summary = document.querySelector('summary');
  if (!fold || !summary) throw new Error('no fold');
  const scroll = vi.fn();
  fold.scrollIntoView = scroll;
  summary.getBoundingClientRect = () => new DOMRect(0, innerHeight - 48, 300, 48);
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  unfoldIntoView();
  summary.click();
  fold.open = true;
  await vi.waitFor(() => expect(scroll).toHaveBeenCalledWith({ block: 'nearest' }));
});
