import { expect, it, vi } from 'vitest';
import { renderPage, renderServerPage, screen, within } from '../../../testing/render-page.tsx';
import { Modal } from './Modal.tsx';

const modal = (isOpen: boolean, onClose = () => {}) => (
  <Modal isOpen={isOpen} onClose={onClose} title="Error" kind="error">
    <p>Falta el nombre.</p>
  </Modal>
);

it('Modal renders an empty dialog while it is closed', () => {
  const dialog = renderServerPage(modal(false)).querySelector('dialog');
  expect(dialog?.hasAttribute('open')).toBe(false);
  expect(dialog?.childNodes).toHaveLength(0);
});

it('Modal opens a dialog with its title as name', () => {
  renderPage(modal(true));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Error' });
  expect(dialog.open).toBe(true);
  expect(dialog.dataset.kind).toBe('error');
  expect(within(dialog).getByText('Falta el nombre.')).toBeTruthy();
});

it('Modal calls onClose when the close button is pressed', async () => {
  const close = vi.fn<() => void>();
  const { user } = renderPage(modal(true, close));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(close).toHaveBeenCalledOnce();
});
