import { showMessage } from '@ofgc/shared/state';
import { act, renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { useSetAtom } from 'jotai';
import { expect, it, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { MessageModal } from './MessageModal.tsx';

it.each([
  ['¡OK!', 1],
  ['¡Error!', 0],
])('closing the message “%s” calls its parent %i times', async (title, times) => {
  const onClosed = vi.fn<() => void>();
  const message = { show: () => {} };
  function Section() {
    const show = useSetAtom(showMessage);
    Object.assign(message, { show: () => show({ title, text: '<p>Se guardó.</p>' }) });
    return null;
  }
  const { user } = renderPage(
    <>
      <Section />
      <MessageModal onClosed={onClosed} />
    </>,
    { catalogues: { shell: { es, en } } },
  );
  act(() => message.show());
  expect(screen.getByRole('dialog', { name: title }).textContent).toContain('Se guardó.');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClosed).toHaveBeenCalledTimes(times);
  expect(screen.queryByText('Se guardó.')).toBeNull();
});
