import type { Way } from '@ofgc/shared/domain/subscriptions/cheapest-way.ts';
import { headings, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleSubscription } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import type { ChooserData, ShownConcert } from '../../features/subscription-chooser/load-chooser.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component, handle } from './ChooserPage.tsx';

const concert = (id: number, differences: Partial<ShownConcert> = {}): ShownConcert => ({
  id,
  title: `Concierto ${id}`,
  lang: 'es',
  to: `/conciertos-entradas/eventos/concierto/${id}`,
  composers: 'Mozart',
  dates: ['2027-01-22T20:00:00Z'],
  state: { state: 'onSale', saleFrom: null },
  isZoneSoldOut: false,
  hasTickets: true,
  amount: 3500,
  canBeHad: true,
  ...differences,
});
const found: ChooserData = {
  concerts: [
    concert(42),
    concert(43, { state: { state: 'notOnSale', saleFrom: '2027-01-11T10:00:00Z' } }),
    concert(41, { state: { state: 'soldOut', saleFrom: null }, hasTickets: false, amount: null, canBeHad: false }),
  ],
  zones: ['A', 'B'],
  query: { concerts: [], zone: 'A', asker: 'general' },
  unknown: [],
  missing: [],
  gone: [],
  isAsked: false,
  answer: null,
  subscriptions: [sampleSubscription({ state: 'renewalOnly', saleFrom: '2026-12-01T10:00:00Z' })],
};
const way: Way = {
  total: 9500,
  purchases: [
    { kind: 'whole', subscription: 3, concerts: [42], amount: 6000 },
    { kind: 'single', concerts: [43], amount: 3500 },
  ],
  extras: [41],
};
/** A club's ticket for one concert. */
const clubTicket = (amount: number): Way => ({
  total: amount,
  purchases: [{ kind: 'ticket', subscription: 3, concerts: [42], amount }],
  extras: [],
});
const answered: ChooserData = {
  ...found,
  query: { concerts: [42, 43], zone: 'A', asker: 'general' },
  answer: { cheapest: way, sure: null, singles: 12_000 },
};
const render = (loaderData: ChooserData, locale: 'es' | 'en' = 'es') =>
  renderPage(<Component />, { locale, catalogues: { concerts: { es, en } }, loaderData });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
/** The region of the result. */
const answerOf = () => screen.getByRole('region', { name: 'Lo más barato' });

describe('ChooserPage', () => {
  it('renders a GET form; concerts that are not available are disabled', () => {
    renderServerPage(<Component />, { catalogues: { concerts: { es, en } }, loaderData: found });
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Sus conciertos' });
    expect([form.getAttribute('action'), form.method]).toEqual(['/conciertos-entradas/abonos/cual#resultado', 'get']);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name, value, disabled }) => [name, value, disabled])).toEqual([
      ['concierto', '42', false],
      ['concierto', '43', false],
      ['concierto', '41', true],
    ]);
    expect(headings(2)).toEqual(['Elija sus conciertos', '¿Necesita ayuda?']);
  });

  it('says that no concert was chosen when the form is sent empty', () => {
    render({ ...found, isAsked: true });
    expect(textOf(answerOf())).toContain('No ha marcado ningún concierto');
  });

  it('shows the sum, the purchases with their dates of sale, and included extra concerts', () => {
    render(answered);
    const answer = within(answerOf());
    expect(textOf(answer.getByRole('status'))).toBe('95 €');
    expect(textOf(answerOf())).toContain(
      'por 2 conciertos en la zona A. Son 25 € menos que con entradas sueltas (120 €).',
    );
    const [subscription, single] = answer.getAllByRole('listitem');
    expect(linkAddresses(subscription)).toEqual(['/conciertos-entradas/abonos/abono-primavera']);
    expect(textOf(subscription)).toContain('A la venta desde el 1 de diciembre de 2026.');
    expect(textOf(single)).toBe('Entrada suelta: Concierto 43A la venta desde el 11 de enero de 2027.35 €');
    expect(textOf(answerOf())).toContain('sin pagar más: Concierto 41.');
  });

  it('tells a chosen concert that is contained twice from those that come at no further cost', () => {
    render({ ...answered, answer: { cheapest: { ...way, extras: [41, 42, 42] }, sure: null, singles: null } });
    expect(textOf(answerOf())).toContain('sin pagar más: Concierto 41.');
    expect(textOf(answerOf())).toContain('Tendrá más de una butaca para: Concierto 42.');
  });

  it('keeps the chosen concerts checked', () => {
    render(answered);
    expect([/Concierto 42/, /Concierto 43/, /Concierto 41/].map((name) => box(name).checked)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('compares with single tickets only when all of them are sold', () => {
    render({ ...answered, answer: { cheapest: way, sure: null, singles: null } });
    expect(textOf(answerOf())).toContain('Alguno de ellos ya no se vende suelto en esta zona.');
    expect(textOf(answerOf())).not.toContain('que con entradas sueltas');
  });

  it('names a chosen concert that is left out of the sum, and the zone that is sold out', () => {
    const gone = concert(40, { isZoneSoldOut: true, hasTickets: false, amount: null, canBeHad: false });
    render({ ...answered, concerts: [...answered.concerts, gone], missing: [gone] });
    const left = textOf(screen.getByRole('note'));
    expect(left).toContain('Fuera del cálculo: Concierto 40');
    expect(left).toContain('No quedan entradas sueltas en la zona A');
    expect(box(/Concierto 40.*agotado en la zona A/i).disabled).toBe(true);
  });

  it('names a concert of the address that can no longer be chosen', () => {
    render({ ...found, isAsked: true, gone: [{ title: 'Noche', lang: 'es' }] });
    expect(textOf()).toContain('Ya no se pueden elegir: Noche.');
    expect(textOf()).not.toContain(es.subscriptions.chooser.nothingChosen);
  });

  it('offers a certain seat beside a club’s last-minute tickets', () => {
    const subscriptions = [sampleSubscription({ slug: 'club-26', state: 'open' })];
    render({ ...answered, subscriptions, answer: { cheapest: clubTicket(600), sure: way, singles: 7000 } });
    expect(textOf()).toContain('Con butaca asegurada: 95 €');
    expect(textOf()).toContain('Desde una semana antes');
  });

  it('does not call the tickets of Club 16 last-minute tickets', () => {
    const subscriptions = [sampleSubscription({ slug: 'club-16', state: 'open' })];
    render({ ...answered, subscriptions, answer: { cheapest: clubTicket(300), sure: null, singles: 7000 } });
    expect(textOf(answerOf())).toContain('3 €');
    expect(textOf()).not.toContain('Desde una semana antes');
  });

  it('says in English that a chosen concert is not available', () => {
    render({ ...answered, answer: { cheapest: null, sure: null, singles: null } }, 'en');
    expect(textOf()).toContain('One of the chosen concerts is no longer available.');
  });

  it('marks untranslated titles as Spanish in the sentences of an English result', () => {
    const concerts = found.concerts.map((one, index) => ({ ...one, title: `Noche ${index}` }));
    render({ ...answered, concerts, missing: concerts.slice(0, 1) }, 'en');
    const spanish = screen.getAllByText(/^Noche/).filter((one) => one.lang === 'es');
    expect(spanish.map((one) => one.parentElement?.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/: Noche 0$/), 'Noche 0', expect.stringMatching(/: Noche 2\.$/)]),
    );
  });

  it('says that nothing is announced, without a form', () => {
    render({ ...found, concerts: [] });
    expect(textOf()).toContain(es.hub.nothingAnnounced);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('names an unknown concert of the address', () => {
    render({ ...found, unknown: [{ name: 'concierto', value: '99' }] });
    expect(textOf()).toContain('«99» no es un valor de «Concierto»');
  });
});

it('ChooserPage is not indexed with a result', () => {
  const noIndex = (data: ChooserData) => handle.meta({ data, t: (key) => key, locale: 'es' }).noIndex;
  expect([noIndex(found), noIndex(answered)]).toEqual([false, true]);
});
