import { expect, it } from 'vitest';
import { renderPage, renderServerPage, screen, within } from '../../../testing/render-page.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { PostForm } from './PostForm.tsx';

const answer = { form: 'undo', status: 409, message: 'Ya no se puede deshacer.', errors: {}, values: {} };
const page = (hasForm: boolean) => (
  <ConflictNotice>{hasForm && <PostForm name="undo" submit="Deshacer" />}</ConflictNotice>
);

it.each([true, false])(
  'ConflictNotice announces a 409 once and has the focus, with the form still on the page: %s',
  (hasForm) => {
    renderPage(page(hasForm), { actionData: answer });
    const summary = screen.getByRole('group', { name: 'No hemos podido enviarlo' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByText(answer.message)).toHaveLength(1);
    expect(document.activeElement).toBe(summary);
  },
);

it('ConflictNotice is rendered on the server, with autofocus', () => {
  const told = within(renderServerPage(page(false), { actionData: answer })).getByRole('group');
  expect(told.textContent).toContain(answer.message);
  expect(told.hasAttribute('autofocus')).toBe(true);
});

it('ConflictNotice is empty for another status, which the form itself shows', () => {
  renderPage(page(true), { actionData: { ...answer, status: 503 } });
  expect(within(screen.getByRole('group')).getByText(/vuelva a enviarlo/)).toBeTruthy();
});
