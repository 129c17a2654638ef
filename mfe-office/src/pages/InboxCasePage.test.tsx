import type { InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { addressOf } from '@ofgc/shared/testing/page-queries.ts';
import { act, renderPage, screen, waitFor, within } from '@ofgc/shared/testing/render-page.tsx';
import { redirect } from 'react-router';
import { expect, it } from 'vitest';
import { sampleEntry, sampleCase } from '../testing/sample-case.ts';
import { sampleStaff } from '../testing/sample-staff.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { action, Component, loader } from './InboxCasePage.tsx';

const emailText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Mensaje/ });
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Nota/ });
const status = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Estado/ });

const byColleague = [sampleEntry(1, 'letter'), sampleEntry(2, 'note')];

it.each<[string, () => HTMLElement & { form: HTMLFormElement | null }, Partial<InboxCase>, string[]]>([
  ['a note', note, { entries: [sampleEntry(1, 'note')] }, ['Se lo decimos', '', 'closed']],
  [
    'a status',
    status,
    { version: 6, status: 'in-hand', entries: [sampleEntry(1, 'status')] },
    ['Se lo decimos', 'Llamar', 'in-hand'],
  ],
  [
    'a status, after a colleague’s email and note,',
    status,
    { version: 8, status: 'in-hand', entries: [...byColleague, sampleEntry(3, 'status')] },
    ['Se lo decimos', 'Llamar', 'in-hand'],
  ],
  [
    'an email',
    emailText,
    { version: 6, status: 'answered', entries: [sampleEntry(1, 'letter')] },
    ['', 'Llamar', 'answered'],
  ],
])('InboxCasePage keeps the text typed in its other forms when %s is saved', async (_, field, changes, written) => {
  const loaderData = { who: sampleStaff, list: {}, inboxCase: sampleCase(), formKey: '1' };
  const save = () => {
    Object.assign(loaderData, { inboxCase: sampleCase(changes), formKey: '2' });
    return redirect('/#historial');
  };
  const { user } = renderPage(<Component />, { catalogues: { office: { es, en } }, loaderData, action: save });
  await user.type(emailText(), 'Se lo decimos');
  await user.type(note(), 'Llamar');
  await user.selectOptions(status(), 'closed');
  await user.click(within(field().form!).getByRole('button'));
  await waitFor(() => expect([emailText().value, note().value, status().value]).toEqual(written));
});

it('InboxCasePage keeps the typed text in the other language, and shows none of it on the next record', async () => {
  const path = '/oficina/registros/contact/7';
  const loaderData = { who: sampleStaff, list: {}, inboxCase: sampleCase(), formKey: '1' };
  const { user, router } = renderPage(<Component />, { path, catalogues: { office: { es, en } }, loaderData });
  await user.type(emailText(), 'Se lo decimos');
  await user.type(note(), 'Llamar');
  await act(() => router.navigate(`/en${path}`));
  expect([emailText().value, note().value]).toEqual(['Se lo decimos', 'Llamar']);
  loaderData.inboxCase = sampleCase({ id: 8, reference: 'C-8' });
  await act(() => router.navigate('/en/oficina/registros/contact/8'));
  expect([emailText().value, note().value]).toEqual(['', '']);
});

it('InboxCasePage fills in the subject of the answer in the language of whoever wrote, and marks it', () => {
  const inboxCase = sampleCase({
    source: 'masterclass',
    lang: 'en',
    subject: 'Clase magistral de trompeta',
    emailSubject: 'Trumpet masterclass',
  });
  renderPage(<Component />, {
    catalogues: { office: { es, en } },
    loaderData: { who: sampleStaff, list: {}, inboxCase, formKey: '1' },
  });
  const subject = screen.getByRole<HTMLInputElement>('textbox', { name: /^Asunto/ });
  expect([subject.value, subject.lang]).toEqual(['Trumpet masterclass', 'en']);
});

it('InboxCasePage sends another key with the next note, so that the same text is another note', async () => {
  const loaderData = { who: sampleStaff, list: {}, inboxCase: sampleCase(), formKey: 'of the first note' };
  const { router } = renderPage(<Component />, { catalogues: { office: { es, en } }, loaderData });
  const key = () => note().form?.querySelector<HTMLInputElement>('input[name="formKey"]')?.value;
  expect(key()).toBe('of the first note');
  Object.assign(loaderData, { inboxCase: sampleCase({ entries: [sampleEntry(1, 'note')] }), formKey: 'of the next' });
  await act(() => router.revalidate());
  expect(key()).toBe('of the next');
});

const address = '/oficina/registros/contact/7';
const params = { source: 'contact', id: '7' };
const list = `?${new URLSearchParams({ lista: 'estado=closed&pagina=3' })}`;

it.each([
  [list, '/oficina?estado=closed&pagina=3'],
  [`?${new URLSearchParams({ lista: 'estado=open&volver=//evil.example' })}`, '/oficina'],
  ['', '/oficina'],
])('InboxCasePage opened with the query “%s” leads back to the list %s', async (query, expected) => {
  const get = async (path: string) => ({
    data: { data: path.includes('session') ? { identity: { ...sampleStaff, kind: 'staff' } } : sampleCase() },
  });
  const loaderData = await loader(pageVisit({ api: { get }, path: address + query, params }));
  renderPage(<Component />, { catalogues: { office: { es, en } }, loaderData });
  expect(addressOf(es.record.back)).toBe(expected);
});

it.each([
  ['note', `${address}${list}#historial`],
  ['erase', '/oficina?estado=closed&pagina=3&borrado=1#borrado'],
])('InboxCasePage keeps the way back to the list after its form %s', async (form, expected) => {
  const post = async () => ({ data: { data: {} } });
  const answer = await action(pageVisit({ api: { post }, path: address + list, params, form: { form } }));
  expect((answer as Response).headers.get('location')).toBe(expected);
});

it('InboxCasePage offers an old record that was kept for its permission no email, only the withdrawal', () => {
  const sender = { name: 'Mar', lastname: 'Sosa', phone: null, email: null };
  const kept = { allowsImages: true, isKeptForImages: true };
  const inboxCase = sampleCase({ source: 'masterclass', name: 'Mar Sosa', email: '', sender, ...kept });
  renderPage(<Component />, {
    catalogues: { office: { es, en } },
    loaderData: { who: sampleStaff, list: {}, inboxCase, formKey: '1' },
  });
  expect(screen.getByRole('button', { name: es.record.imagesWithdrawn })).toBeTruthy();
  expect(screen.getByText(new RegExp(es.record.keptForImages))).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Asunto|^Correo|^Teléfono/ })).toBeNull();
  expect(screen.getByRole('textbox', { name: new RegExp(`^${es.record.lastname}`) })).toBeTruthy();
});

it.each([
  ['19 de noviembre de 2027 solo quedan', { allowsImages: true, isKeptForImages: true }],
  ['Se borra después del 19 de noviembre de 2027', { allowsImages: true, isKeptForImages: false }],
])('InboxCasePage says of an application what is kept, and how long: %s', (sentence, kept) => {
  renderPage(<Component />, {
    catalogues: { office: { es, en } },
    loaderData: { who: sampleStaff, list: {}, inboxCase: sampleCase({ source: 'masterclass', ...kept }), formKey: '1' },
  });
  expect(screen.getByText(new RegExp(sentence))).toBeTruthy();
});
