import type { SchoolMessage } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { act, renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { redirect, useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { SchoolMessages } from './SchoolMessages.tsx';

const message = (sender: SchoolMessage['sender']): SchoolMessage => ({
  sender,
  text: 'Hola',
  sentAt: '2026-11-20T12:00:00.000Z',
});

/** A page that has a new key each time that it is loaded. */
function Page() {
  const { messages, formKey } = useLoaderData<{ messages: SchoolMessage[]; formKey: string }>();
  return <SchoolMessages messages={messages} reader="office" formKey={formKey} labelledBy="mensajes" />;
}

it.each<[string, boolean, SchoolMessage['sender'], string]>([
  ['empties its field after a message was sent', true, 'office', ''],
  ['keeps what is being written when the other side writes meanwhile', false, 'centre', 'Hola'],
  ['keeps what is being written when a colleague writes meanwhile', false, 'office', 'Hola'],
])('SchoolMessages %s', async (_, isSent, sender, left) => {
  const loaderData = { messages: [] as SchoolMessage[], formKey: '1' };
  const write = () => void Object.assign(loaderData, { messages: [message(sender)], formKey: '2' });
  const action = () => (write(), redirect('/'));
  const { user, router } = renderPage(<Page />, { catalogues: { education: { es, en } }, loaderData, action });
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.type(box(), 'Hola');
  expect(box().value).toBe('Hola');
  if (isSent) await user.click(screen.getByRole('button'));
  else await act(() => (write(), router.revalidate()));
  await screen.findByRole('listitem');
  expect(box().value).toBe(left);
});
