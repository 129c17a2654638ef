import { expect, it } from 'vitest';
import { renderPage, renderServerPage, screen, within } from '../../../testing/render-page.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { PostForm } from './PostForm.tsx';

const answer = { form: 'undo', status: 409, message: 'Ya no se puede deshacer.', errors: {}, values: {} };
const page = (hasForm: boolean) => (
  <ConflictNotice>{hasForm && <PostForm name="undo" submit="Deshacer" />}</ConflictNotice>
);

it.each([true, false])(
  'what was refused because of what has changed meanwhile is told once and has the focus, its form still there: %s',
  (hasForm) => {
    renderPage(page(hasForm), { actionData: answer });
    const summary = within(screen.getByRole('alert')).getByRole('group', { name: 'No hemos podido enviarlo' });
    expect(screen.getAllByText(answer.message)).toHaveLength(1);
    expect(document.activeElement).toBe(summary);
  },
);

it('the server tells it, too', () => {
  const told = within(renderServerPage(page(false), { actionData: answer })).getByRole('alert');
  expect(told.textContent).toContain(answer.message);
  expect(within(told).getByRole('group').hasAttribute('autofocus')).toBe(true);
});

it('what is refused for other reasons is told in its form', () => {
  renderPage(page(true), { actionData: { ...answer, status: 503 } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(within(screen.getByRole('group')).getByText(/vuelva a enviarlo/)).toBeTruthy();
});
