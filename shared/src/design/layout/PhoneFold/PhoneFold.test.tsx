import { expect, it } from 'vitest';
import { renderServerPage, within } from '../../../testing/render-page.tsx';
import { PhoneFold } from './PhoneFold.tsx';

it.each([
  [undefined, false],
  [true, true],
])('PhoneFold renders a closed details element with its heading as summary, unless it is open (%s)', (isOpen, open) => {
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
