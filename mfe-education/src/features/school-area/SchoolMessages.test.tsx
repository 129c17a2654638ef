import type { SchoolMessage } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { useState } from 'react';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { SchoolMessages } from './SchoolMessages.tsx';

/** A page with one more message of the sender at each click. */
function Page({ sender }: Pick<SchoolMessage, 'sender'>) {
  const [messages, setMessages] = useState<SchoolMessage[]>([]);
  const sentAt = `2026-11-20T12:00:0${messages.length}.000Z`;
  return (
    <>
      <button onClick={() => setMessages([...messages, { sender, text: 'Hola', sentAt }])}>Siguiente</button>
      <SchoolMessages messages={messages} reader="centre" formKey={`key-${messages.length}`} labelledBy="mensajes" />
    </>
  );
}

it.each([
  ['empties its field after a message was sent', 'centre', ''],
  ['keeps what is being written when the other side writes meanwhile', 'office', 'Hola'],
] as const)('SchoolMessages %s', async (_, sender, left) => {
  const { user } = renderPage(<Page sender={sender} />, { catalogues: { education: { es, en } } });
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.type(box(), 'Hola');
  expect(box().value).toBe('Hola');
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(box().value).toBe(left);
});
