import { reportFilePath } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { legalDeadlinesOf } from '@ofgc/shared/domain/reporting-channel/legal-deadlines.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { createApiClient } from '@ofgc/shared/api-client';
import { answerApi, failedCall } from '@ofgc/shared/testing/api-answers.ts';
import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json';
import es from '../../locales/es.json';
import { section } from '../../section.ts';
import { Component as FollowUpPage, handle as followUpHandle } from '../../pages/FollowUpPage.tsx';
import { Component as ReportPage, handle as reportHandle } from '../../pages/ReportPage.tsx';
import { followUpAction } from './follow-up-action.ts';
import { SentReport } from './SentReport.tsx';
import { reportAction } from './report-action.ts';
import { ReportForm } from './ReportForm.tsx';
import { ReportReceived } from './ReportReceived.tsx';

const surroundings = { catalogues: { about: { es, en } } };
const intake = { isOpen: true, submission: 'a'.repeat(43), shownAt: '2026-11-20T12:00:00.000Z' };
const facts = { receivedOn: '2026-11-20', acknowledgedOn: null, extendedOn: null, answeredOn: null, closedOn: null };
const terms = legalDeadlinesOf(facts, '2026-11-26');
const report = {
  state: 'received' as const,
  receivedOn: '2026-11-20',
  terms,
  lang: 'es' as const,
  matter: 'funds' as const,
  when: '',
  people: 'Nadie',
  contact: '',
  messages: [
    {
      id: 7,
      author: 'reporter' as const,
      writtenOn: '2026-11-20',
      text: 'Hola',
      files: [{ kind: 'pdf' as const, bytes: 9 }],
    },
    { id: 9, author: 'handler' as const, writtenOn: '2026-11-21', text: 'Gracias', files: [] },
  ],
  intake,
};
const code = '7K3M-2QXA-7K3M-2QXA-7K3M';

it('both forms of the channel are kept from search engines, the site map and the search', () => {
  for (const { meta } of [reportHandle, followUpHandle])
    expect(meta({ data: null as never, t: (key) => key, locale: 'es' }).noIndex).toBe(true);
  expect(section.pages.map(({ path }) => path)).toEqual(['/mapa-web']);
});

describe('ReportForm', () => {
  it('is a multipart post form with the submission id and the time that it was shown', () => {
    const page = renderServerPage(<ReportForm intake={intake} state={undefined} labelledBy="x" />, surroundings);
    const form = page.querySelector('form');
    expect([form?.method, form?.enctype, form?.noValidate, form?.getAttribute('autocomplete')]).toEqual([
      'post',
      'multipart/form-data',
      true,
      'off',
    ]);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({ ...intakeFields, form: 'report' });
    for (const area of page.querySelectorAll('textarea')) expect(area.getAttribute('spellcheck')).toBe('false');
  });

  it('keeps typed values, submission id and time when it was refused', () => {
    const values = { facts: 'Se pagó dos veces', submission: 'b'.repeat(43), shownAt: '2026-11-20T11:00:00.000Z' };
    const state = { form: 'report', status: 422, message: '', errors: { matter: 'Elija.' }, values };
    renderPage(<ReportForm intake={intake} state={state} labelledBy="x" />, surroundings);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Qué ha ocurrido/ }).value).toBe(values.facts);
    const form = document.querySelector('form');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject(values);
  });
});
it('ReportForm has a button for the other language after the one that sends the report', () => {
  const page = renderServerPage(<ReportForm intake={intake} state={undefined} labelledBy="x" />, surroundings);
  const buttons = [...page.querySelectorAll<HTMLButtonElement>('form button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([es.channel.send, es.channel.carry]);
  expect(buttons[1]?.getAttribute('formaction')).toBe('/en/canal-denuncias/informar#x');
  // Files do not come along, and the hint at their field says so.
  expect(page.textContent).toContain('si cambia de idioma, elíjalos otra vez');
});

it('reportAction() with a change of language keeps the typed text and sends no request', async () => {
  const calls = answerApi(() => ({}));
  const body = new FormData();
  for (const [name, value] of [
    ...Object.entries(intakeFields),
    ['facts', 'Se pagó dos veces'],
    ['carry', 'en'],
  ] as const)
    body.set(name, value);
  const { data: state } = await carry(body);
  expect(calls).toEqual([]);
  if (!('values' in state)) throw new Error('a report was sent');
  renderPage(<ReportForm intake={intake} state={state} labelledBy="x" />, { ...surroundings, locale: 'en' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^What happened/ }).value).toBe('Se pagó dos veces');
  expect(screen.queryByRole('group', { name: /correct|sent/ })).toBeNull();
});

function carry(body: FormData) {
  return reportAction(posted('/en/canal-denuncias/informar', body));
}

function posted(path: string, form: FormData) {
  return pageVisit({ api: createApiClient({ locale: 'en' }), path, locale: 'en', form });
}

const intakeFields = { submission: intake.submission, shownAt: intake.shownAt };

it('ReportReceived shows the code and the legal deadlines', () => {
  renderPage(<ReportReceived receipt={{ code, receivedOn: '2026-11-20', terms }} />, surroundings);
  const receipt = screen.getByRole('status');
  expect(receipt.textContent).toContain(code);
  expect(plainSpaces(receipt.textContent)).toContain('27 de noviembre de 2026 (queda 1 día)');
  expect(document.body.innerHTML).not.toContain(`?${code}`);
});

it.each([
  ['recibida', () => <ReportReceived receipt={{ code, receivedOn: '2026-11-20', terms }} />],
  ['enviado', () => <SentReport opened={{ code, report, isSent: true }} />],
])('the answer to a post has the focus without scripts (#%s)', (id, Answer) => {
  const page = renderServerPage(<Answer />, surroundings);
  expect([...page.querySelectorAll('[autofocus]')].map((element) => element.id)).toEqual([id]);
});

it('the receipt of a report is read in the other language in a new tab, so that its code is never lost', async () => {
  const page = renderServerPage(<ReportReceived receipt={{ code, receivedOn: '2026-11-20', terms }} />, surroundings);
  const form = page.querySelector('form');
  const button = form?.querySelector('button');
  expect([form?.method, form?.target, button?.textContent, button?.getAttribute('formaction')]).toEqual([
    'post',
    '_blank',
    'Ver esta página en inglés (se abre en otra pestaña)',
    '/en/canal-denuncias/informar#recibida',
  ]);
  const calls = answerApi(() => ({ data: report }));
  const { data: answer } = await carry(new FormData(form ?? undefined, button));
  expect(calls.map(({ path }) => path)).toEqual(['channel/case']);
  expect(answer).toEqual({ receipt: { code, receivedOn: '2026-11-20', terms } });
});

describe('SentReport', () => {
  const open = (differences: object = {}) =>
    renderPage(<SentReport opened={{ code, report: { ...report, ...differences }, isSent: false }} />, surroundings);

  it('shows messages of both sides in order, and only fields with a value', () => {
    open();
    expect(screen.getAllByRole('listitem').map((item) => item.dataset.author)).toEqual(['reporter', 'handler']);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).not.toContain('Cuándo (si lo sabe)');
  });

  it('offers its files by post with the code, without a query in any address', () => {
    open();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Guardar el archivo 1/ });
    expect([button.form?.method, button.form?.getAttribute('action')]).toEqual(['post', reportFilePath]);
    expect(Object.fromEntries(new FormData(button.form ?? undefined))).toEqual({ code, message: '7', place: '0' });
    for (const link of document.querySelectorAll('a[href], form[action]'))
      expect(link.outerHTML.slice(0, 200)).not.toContain('?');
  });

  it('has no message field and no running deadline when the report is closed', () => {
    const closed = { ...facts, closedOn: '2026-11-24' };
    open({ state: 'closed', terms: legalDeadlinesOf(closed, '2027-03-01'), intake: { ...intake, isOpen: false } });
    expect(screen.getAllByText(es.channel.term.ended)).toHaveLength(2);
    expect(within(document.body).queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/no admite más mensajes/)).toBeTruthy();
    const other = screen.getByRole<HTMLButtonElement>('button', { name: /^Ver esta página en inglés/ });
    expect(other.getAttribute('formaction')).toBe('/en/canal-denuncias/seguimiento#estado');
    expect(new FormData(other.form ?? undefined).get('code')).toBe(code);
  });

  it('shows a message refused after the report was closed, and says that it was not sent', () => {
    const text = 'Falta una factura.';
    const refused = { form: 'message', status: 409, message: '', errors: {}, values: { text } };
    const closed = { ...report, intake: { ...intake, isOpen: false } };
    renderPage(<SentReport opened={{ code, report: closed, isSent: false, refused }} />, surroundings);
    const answer = within(screen.getByRole('region', { name: es.channel.addMessage }));
    expect(answer.getByText(text)).toBeTruthy();
    expect(answer.getByText(es.channel.notSent)).toBeTruthy();
    expect(answer.queryByRole('textbox')).toBeNull();
  });
});

describe('FollowUpPage', () => {
  const text = 'Falta una factura.';
  const follow = async (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...intakeFields, form: 'message', code, text, ...fields }))
      body.set(name, value);
    const { data: state } = await followUpAction(posted('/en/canal-denuncias/seguimiento', body));
    return state;
  };
  const away = () => failedCall();
  const refusal = () => failedCall(422);

  it.each<[string, Record<string, string>, (path: string) => Error]>([
    ['it changes to the other language', { carry: 'en' }, away],
    ['it is sent', {}, away],
    ['it was refused', {}, (path) => (path === 'channel/messages' ? refusal() : away())],
  ])('keeps the typed message when %s and the API fails', async (_, fields, failure) => {
    answerApi(async ({ path }) => {
      throw failure(path);
    });
    renderPage(<FollowUpPage />, { ...surroundings, locale: 'en', actionData: await follow(fields) });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(text);
    const form = document.querySelector('form');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({ code, ...intakeFields });
  });
});

it.each([FollowUpPage, ReportPage])(
  'pages of the reporting channel’s forms show the breadcrumb of the channel',
  (Page) => {
    renderPage(<Page />, { ...surroundings, loaderData: intake });
    const trail = screen.getAllByRole('link').slice(0, 3);
    expect(trail.map(({ textContent }) => textContent)).toEqual(['Inicio', es.about, es.reporting.eyebrow]);
  },
);
