import { openModal } from '@ofgc/shared/state';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { useSetAtom } from 'jotai';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { QuickViewModal } from './QuickViewModal.tsx';

const event = sampleEvent({ lang: 'es' });
function Opener() {
  const open = useSetAtom(openModal);
  return <button onClick={() => open(event)}>Open</button>;
}

it('the quick view’s title has the language of the concert’s texts', async () => {
  const page = (
    <>
      <Opener />
      <QuickViewModal />
    </>
  );
  const { user } = renderPage(page, { locale: 'en', catalogues: { shell: { es, en } } });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText(event.title).lang).toBe('es');
});
