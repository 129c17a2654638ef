import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { SeatingPlanIndex } from './SeatingPlanIndex.tsx';

it('SeatingPlanIndex navigates to the anchor of a section', async () => {
  const { user, router } = renderPage(<SeatingPlanIndex sections={[{ key: 'oboes', name: 'Oboes', count: 4 }]} />);
  await user.click(screen.getByRole('link', { name: 'Oboes' }));
  expect(router.state.location.hash).toBe('#oboes');
});
