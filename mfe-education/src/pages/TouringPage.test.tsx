import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { listOf } from '@ofgc/shared/testing/load-block.ts';
import { addressOf, headings, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { samplePage } from '../testing/sample-page.ts';
import { sampleProduction, sampleSession } from '../testing/sample-production.ts';
import { Component, loader } from './TouringPage.tsx';

const sessions = [
  sampleSession(),
  sampleSession({ id: 6, municipality: 'Agaete', startsAt: '2027-03-17T10:30:00.000Z', hasBus: true, seatsLeft: 1 }),
  sampleSession({
    id: 7,
    municipality: 'Santa Brígida',
    startsAt: '2027-03-18T10:30:00.000Z',
    state: 'full',
    seatsLeft: 0,
  }),
];
function render(differences = {}, locale: Locale = 'es') {
  return renderPage(<Component />, {
    path: educationPaths.touring,
    locale,
    catalogues: { education: { es, en } },
    loaderData: {
      page: samplePage(educationPaths.touring, ['inscripcion', 'pregunta-guia']),
      production: sampleProduction(),
      sessions,
      guides: [],
      isFreeOnly: false,
      unknown: [],
      ...differences,
    },
  });
}
/** The text of each date's row. */
const rows = () => screen.queryAllByRole('time').map((time) => textOf(time.closest('li') as Element));

describe('TouringPage', () => {
  it('lists every date by month with places left, coach and state', () => {
    render();
    expect(headings(3).slice(1, 3)).toEqual(['febrero de 2027', 'marzo de 2027']);
    const march = within(screen.getByRole('region', { name: 'marzo de 2027' })).getAllByRole('listitem');
    expect(march).toHaveLength(2);
    const [telde, agaete, santaBrigida] = rows();
    expect(telde).toContain('quedan 32 plazas de 240');
    expect(agaete).toContain('Centro Cultural Los Tarajales · con guagua');
    expect(agaete).toContain('queda 1 plaza de 240');
    expect(santaBrigida).toMatch(/Santa Brígida.*Completo$/);
  });

  it('says that a date is cancelled or postponed, and offers no places in it', () => {
    const [first = sampleSession(), second = sampleSession()] = sessions;
    render({
      sessions: [
        { ...first, state: 'closed', suspended: 'cancelled' },
        { ...second, state: 'closed', suspended: 'postponed' },
      ],
    });
    expect(rows()).toEqual([
      expect.stringMatching(/Tarajales ?Cancelada$/),
      expect.stringMatching(/guagua ?Aplazada$/),
    ]);
  });

  it('has no legend and no filter for places once registration is closed', () => {
    const filter = () => screen.queryByRole('navigation', { name: es.touring.filter });
    const { container, unmount } = render();
    expect(container.querySelector('figcaption')?.textContent).toBe('Con plazas libresCompleto');
    expect(filter()).toBeTruthy();
    unmount();
    const closed = render({ sessions: sessions.map((session) => ({ ...session, state: 'closed' })) });
    expect(closed.container.querySelector('figcaption')).toBeNull();
    expect(filter()).toBeNull();
  });

  it('shows the deadline of registration', () => {
    render();
    expect(textOf()).toContain('hasta el viernes 15 de enero de 2027, a las 23:59, hora de Canarias');
  });

  it('shows the deadline of the open dates when the first date is already closed', () => {
    const [first, ...others] = sessions.map((session) => ({ ...session, applyTo: '2027-03-01T23:59:00.000Z' }));
    render({ sessions: [{ ...first, state: 'closed', applyTo: '2027-01-15T23:59:00.000Z' }, ...others] });
    expect(textOf()).toContain('hasta el lunes 1 de marzo de 2027, a las 23:59, hora de Canarias');
    expect(textOf()).not.toContain('15 de enero');
  });

  it.each([
    ['es', 'Completolista de espera hasta el viernes 15 de enero de 2027, a las 23:59'],
    ['en', 'Fullwaiting list until Friday 15 January 2027 at 23:59'],
  ] as const)('shows the deadline of the waiting list when all dates are full (%s)', (locale, words) => {
    render({ production: sampleProduction({ state: 'full' }), sessions: [sampleSession({ state: 'full' })] }, locale);
    expect(textOf()).toContain(words);
  });

  it('opens the first month that is not over', () => {
    const [first, ...others] = sessions;
    render({ sessions: [{ ...first, state: 'past' }, ...others] });
    const isOpen = (name: string) => screen.getByRole('region', { name }).querySelector('details')?.open;
    expect([isOpen('febrero de 2027'), isOpen('marzo de 2027')]).toEqual([false, true]);
  });

  it('lists only dates with places when filtered; the map keeps all', () => {
    const { container } = render({ isFreeOnly: true });
    expect(rows()).toHaveLength(2);
    expect(container.querySelectorAll('circle')).toHaveLength(3);
    expect(screen.getByRole('link', { current: true, name: 'Con plazas libres (2)' })).toBeTruthy();
  });

  it('links to all dates when none has places left', () => {
    render({ isFreeOnly: true, sessions: [sampleSession({ state: 'full', seatsLeft: 0 })] });
    expect(screen.getByText('Ahora no hay fechas con plazas libres')).toBeTruthy();
    // View and focus move there after a choice.
    expect(document.querySelector('[data-answer]')?.textContent).toBe('0 fechas');
    expect(addressOf('Ver todas las fechas')).toBe(educationPaths.touring);
  });

  it('renders without a tour', () => {
    render({ production: null, sessions: [] });
    expect(screen.getByText('Texto inscripcion')).toBeTruthy();
    expect(rows()).toEqual([]);
    expect(screen.getByText('La gira aún no tiene fechas')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Todas/ })).toBeNull();
  });
});

describe('loader of TouringPage', () => {
  const running = sampleProduction({ id: 2, slug: 'viento-en-la-isla', state: 'closed' });
  const next = sampleProduction({ id: 9, slug: 'agua', course: '2027-28', state: 'notYet' });
  const undated = { ...next, sessions: null };

  it.each([
    ['the running tour while the next has no dates', [undated, running], 'viento-en-la-isla'],
    ['the next tour as soon as it has dates', [next, running], 'agua'],
    ['the next tour once the running one is past', [undated, { ...running, state: 'past' as const }], 'agua'],
  ])('returns %s', async (_, productions, slug) => {
    const answers: Record<string, unknown> = {
      'api/pages': { data: samplePage(educationPaths.touring) },
      'api/school-productions': listOf(productions),
    };
    const get = async (path: string) => ({ data: answers[path] ?? listOf([]) });
    expect(await loader(pageVisit({ api: { get } }))).toMatchObject({ data: { production: { slug } } });
  });
});
