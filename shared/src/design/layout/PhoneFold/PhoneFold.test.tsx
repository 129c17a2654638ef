import { expect, it } from 'vitest';
import { renderServerPage, within } from '../../../testing/render-page.tsx';
import { PhoneFold } from './PhoneFold.tsx';

it.each([
  [undefined, false],
  [true, true],
])('is folded below its heading unless it is asked for (%s), by the browser alone', (isOpen, open) => {
  const page = renderServerPage(
    <PhoneFold title={<h2 id="normas">Normas</h2>} isOpen={isOpen}>
      <p>Se entra con puntualidad.</p>
    </PhoneFold>,
  );
  const fold = page.querySelector('details');
  expect(fold?.open).toBe(open);
  const summary = fold?.querySelector('summary');
  expect(summary && within(summary).getByRole('heading', { level: 2, name: 'Normas' }).id).toBe('normas');
});
