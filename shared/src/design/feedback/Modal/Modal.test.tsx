import { expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { Modal } from './Modal.tsx';

const modal = (isOpen: boolean) =>
  renderToMarkup(
    <Modal isOpen={isOpen} onClose={() => {}} title="Error" kind="error">
      <p>Falta el nombre.</p>
    </Modal>,
  );

it('is an empty dialog while it is closed', () => expect(modal(false)).toMatch(/^<dialog[^>]*><\/dialog>$/));

it('names itself by its title and can be closed', () => {
  const html = modal(true);
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${id}">Error</h2>`);
  expect(html).toContain('aria-label="Cerrar"');
  expect(html).toContain('data-kind="error"');
});
