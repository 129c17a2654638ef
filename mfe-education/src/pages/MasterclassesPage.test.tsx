import { educationPaths } from '@ofgc/shared/routes/activities.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import type { ApplicationView } from '../features/masterclasses/load-application.ts';
import { sampleMasterclass } from '../features/masterclasses/sample-masterclass.ts';
import { samplePage } from '../features/layout/sample-page.ts';
import { Component, handle } from './MasterclassesPage.tsx';

const question = (purpose: string) => ({
  purpose,
  version: '2026-11',
  text: `Acepto ${purpose}.`,
  notice: 'Responsable: la Fundación.',
  shownAt: '2026-11-20T12:00:00.000Z',
});
const form: ApplicationView = {
  kind: 'form',
  consents: { own: question('own'), image: question('image'), guardian: question('guardian') },
  chosen: '',
};
const full = sampleMasterclass({
  id: 2,
  slug: 'oboe',
  master: 'Irene Tamadabe',
  instrument: 'Oboe',
  state: 'full',
  places: { active: { total: 6, left: 0, fee: 3000 }, listener: { total: 30, left: 0, fee: 800 } },
});
const past = sampleMasterclass({ id: 3, slug: 'cello', master: 'Iván Drosdek', state: 'past' });
const closed = sampleMasterclass({ id: 4, slug: 'arpa', state: 'closed' });

function render(application: ApplicationView = form, ahead = [sampleMasterclass(), full], locale: 'es' | 'en' = 'es') {
  return renderToMarkup(<Component />, {
    locale,
    path: educationPaths.masterclasses,
    catalogues: { education: locale === 'es' ? es : en },
    loaderData: {
      page: samplePage(educationPaths.masterclasses, ['como-activo', 'nuevo']),
      application,
      ahead,
      past: [past],
    },
  });
}
const options = (html: string) =>
  [...html.matchAll(/<option value="(\d+)"( selected="")?/g)].map(([, id, on]) => [id, !!on]);

describe('the page of masterclasses', () => {
  it('says who teaches, where, what is left and what it costs', () => {
    const html = render();
    expect(html).toContain('href="/explora/invitados/gary-thornwick/40"');
    expect(html).toMatch(/Sede de la Orquesta, Sala de ensayos, calle de los Atriles, 12/);
    expect(html).toMatch(/Participante activo.*?quedan 3.*?de 8 plazas.*?40\s€/);
    expect(html).toMatch(/Oyente.*?completo.*?de 40 plazas/);
  });

  it('leads from each class to the form, from a full one to the waiting list', () => {
    const html = render();
    expect(html).toMatch(/clase=trompeta-gary-thornwick#inscripcion"[^>]*>Solicitar plaza/);
    expect(html).toMatch(/clase=oboe#inscripcion"[^>]*>Unirme a la lista de espera/);
    expect(html).toContain('Oboe, con Irene Tamadabe (lista de espera)');
  });

  it.each([
    [
      '',
      [
        ['1', true],
        ['2', false],
      ],
    ],
    [
      'oboe',
      [
        ['1', false],
        ['2', true],
      ],
    ],
    [
      'no-existe',
      [
        ['1', true],
        ['2', false],
      ],
    ],
  ])('begins the form with the class that the address names (%j)', (chosen, expected) =>
    expect(options(render({ ...form, chosen }))).toEqual(expected),
  );

  it('offers no form while no class takes applications', () => {
    const html = render(form, [closed]);
    expect(html).not.toContain('name="lastname"');
    expect(html).toContain('Ahora ninguna clase admite solicitudes');
    expect(html).not.toContain('Solicitar plaza');
  });

  it.each<[string, ApplicationView, ReturnType<typeof sampleMasterclass>[]]>([
    ['beside the form', form, [full]],
    ['while no class takes applications', form, [closed]],
    ['where one was not found', { kind: 'unknown', reference: 'M-ZZZZZZ' }, [full]],
  ])('takes a reference %s, without JavaScript', (_, place, ahead) =>
    expect(render(place, ahead, 'en')).toMatch(
      /<form[^>]*action="\/en\/educacion-comunidad\/clases-magistrales#estado" method="get">.*<input[^>]*name="solicitud"/,
    ),
  );

  it('asks for consents unticked, with the wording that is shown', () => {
    const html = render();
    expect(html).not.toContain('checked=""');
    expect(html).toContain('name="imageVersion" value="2026-11"');
    expect(html).toContain('Acepto guardian.');
  });

  it.each(['received', 'accepted', 'waitlist', 'rejected', 'withdrawn'] as const)(
    'tells in words that an application is %s, in both languages',
    (state) => {
      const place: ApplicationView = {
        kind: 'status',
        status: {
          reference: 'M-7K3M2Q',
          masterclass: { id: 1, title: 'Clase de trompeta', master: 'Gary Thornwick' },
          participation: 'active',
          state,
          lang: 'es',
        },
      };
      expect(render(place)).toContain(es.applicationState[state]);
      const html = render(place, [full], 'en');
      expect(html).toContain(en.applicationState[state]);
      expect(html).toContain('<p lang="es">Clase de trompeta');
    },
  );

  it('says that a reference is not known, without repeating whatever the address holds', () => {
    const html = render({ kind: 'unknown', reference: '<script>alert(1)</script>' });
    expect(html).toContain('No encontramos la solicitud &lt;script&gt;aler');
    expect(html).not.toContain('name="lastname"');
  });

  it('shows every text of the editors, and the past classes', () => {
    const html = render();
    expect(html).toContain('Texto nuevo');
    expect(html).toMatch(/Anteriores.*Iván Drosdek/);
  });
});

it('an answer to somebody is kept from search engines, and every choice has one address', () => {
  const meta = (application: ApplicationView) =>
    handle.meta({
      data: { page: samplePage(educationPaths.masterclasses), application, ahead: [], past: [] },
      t: (key) => key,
      locale: 'es',
    });
  expect(meta(form)).toMatchObject({ canonical: educationPaths.masterclasses, noIndex: false });
  expect(meta({ kind: 'unknown', reference: 'x' })).toMatchObject({ noIndex: true });
});
