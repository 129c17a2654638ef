import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { addressOf, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import type { ApplicationView } from '../../features/masterclasses/load-application.ts';
import { sampleMasterclass } from '../../testing/sample-masterclass.ts';
import { samplePage } from '../../testing/sample-page.ts';
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

function render(
  application: ApplicationView = form,
  ahead = [sampleMasterclass(), full],
  locale: Locale = 'es',
  isFromServer = false,
  actionData?: unknown,
  over = [past],
) {
  const surroundings = {
    locale,
    path: educationPaths.masterclasses,
    catalogues: { education: { es, en } },
    loaderData: {
      page: samplePage(educationPaths.masterclasses, ['como-activo', 'nuevo']),
      application,
      ahead,
      past: over,
    },
    actionData,
  };
  return isFromServer
    ? renderServerPage(<Component />, surroundings)
    : renderPage(<Component />, surroundings).container;
}
const classes = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Clase/ });
const lastname = () => screen.queryByRole('textbox', { name: /^Apellidos/ });

describe('MasterclassesPage', () => {
  it('shows teacher, place, places left and fees', () => {
    render();
    const trumpet = screen.getByRole('article', { name: 'Gary Thornwick' });
    expect(linkAddresses(trumpet)[0]).toBe('/explora/invitados/gary-thornwick/40');
    const where = 'Sede de la Orquesta, Sala de ensayos, calle de los Atriles, 12, 35010 Las Palmas de Gran Canaria';
    expect(within(trumpet).getByText(where)).toBeTruthy();
    expect(within(trumpet).getAllByRole('row').map(textOf)).toEqual([
      'Participante activoquedan 3de 8 plazas40 €',
      'Oyentecompletode 40 plazas8 €',
    ]);
  });

  it('shows no places left of a class that takes no applications', () => {
    render(form, [closed]);
    expect(screen.getAllByRole('row').map(textOf)).toEqual(['Participante activo8 plazas40 €', 'Oyente40 plazas8 €']);
  });

  it('links from each class to the form, from a full one to its waiting list', () => {
    render();
    expect(addressOf(/^Solicitar plaza.*Gary Thornwick$/)).toBe(
      `${educationPaths.masterclasses}?clase=trompeta-gary-thornwick#inscripcion`,
    );
    expect(addressOf(/^Unirme a la lista de espera.*Irene Tamadabe$/)).toBe(
      `${educationPaths.masterclasses}?clase=oboe#inscripcion`,
    );
    expect([...classes().options].map(textOf)).toEqual([
      'Trompeta, con Gary Thornwick',
      'Oboe, con Irene Tamadabe (lista de espera)',
    ]);
  });

  it.each([
    ['', '1'],
    ['oboe', '2'],
    ['no-existe', '1'],
  ])('selects in the form the class that the address names (%j)', (chosen, id) => {
    render({ ...form, chosen });
    expect(classes().value).toBe(id);
  });

  it('has no form when no class takes applications', () => {
    render(form, [closed]);
    expect(lastname()).toBeNull();
    expect(textOf()).toContain('Ahora ninguna clase admite solicitudes');
    expect(screen.queryByRole('link', { name: /^Solicitar plaza/ })).toBeNull();
  });

  it.each([
    ['no class takes applications any more', [closed]],
    ['others still do', [closed, full]],
  ])('keeps the typed values of an application whose class has closed, with the reason, when %s', (_, ahead) => {
    const message = 'El plazo de esta clase ha terminado.';
    const values = { masterclass: '4', lastname: 'Ruiz' };
    const page = within(
      render(form, ahead, 'es', true, { form: 'application', status: 409, message, errors: {}, values }),
    );
    expect(page.getByRole('group', { name: 'No hemos podido enviarlo' }).textContent).toContain(message);
    expect(page.getByRole<HTMLInputElement>('textbox', { name: /^Apellidos/ }).value).toBe('Ruiz');
    expect(page.getByRole('option', { name: /^Trompeta/ }).hasAttribute('selected')).toBe(true);
  });

  it.each(['instrument', 'programme', 'videoUrl', 'guardian', 'guardianConsent'])(
    'marks %s as required, without the attribute required',
    (name) => {
      const container = render();
      const control = container.querySelector<HTMLInputElement>(`#application-${name}`);
      expect(textOf(container.querySelector(`label[for="application-${name}"]`) ?? undefined)).toMatch(/ \*$/);
      expect(control?.required).toBe(false);
    },
  );

  it.each<[string, ApplicationView, ReturnType<typeof sampleMasterclass>[]]>([
    ['beside the form', form, [full]],
    ['when no class takes applications', form, [closed]],
    ['when one was not found', { kind: 'unknown', reference: 'M-ZZZZZZ' }, [full]],
  ])('has a GET form for a reference %s', (_, place, ahead) => {
    const page = render(place, ahead, 'en', true);
    const field = page.querySelector<HTMLInputElement>('form[method="get"] input[name="solicitud"]');
    expect(field?.form?.getAttribute('action')).toBe('/en/educacion-comunidad/clases-magistrales#estado');
  });

  it('has unchecked consents with the version of their wording', () => {
    const page = render();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
    expect(screen.getByRole('checkbox', { name: 'Acepto guardian.' })).toBeTruthy();
    // Only the year of birth is asked: who turns 14 this year may still be 13.
    expect(screen.getByRole('group', { name: /menos de 14 años, o los cumple este año$/ })).toBeTruthy();
    expect(page.querySelector<HTMLInputElement>('[name="imageVersion"]')?.value).toBe('2026-11');
  });

  describe.each(['received', 'accepted', 'waitlist', 'rejected', 'withdrawn'] as const)(
    'status of an application',
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

      it(`shows the state ${state}`, () => {
        render(place);
        expect(textOf()).toContain(es.applicationState[state]);
      });

      it(`shows the state ${state} in English and marks the untranslated title`, () => {
        render(place, [full], 'en');
        expect(textOf()).toContain(en.applicationState[state]);
        expect(screen.getByText(/^Clase de trompeta/).getAttribute('lang')).toBe('es');
      });
    },
  );

  it('does not suggest the place of a listener to a refused listener', () => {
    render({
      kind: 'status',
      status: {
        reference: 'M-7K3M2Q',
        masterclass: { id: 1, title: 'Clase de trompeta', master: 'Gary Thornwick' },
        participation: 'listener',
        state: 'rejected',
        lang: 'es',
      },
    });
    expect(textOf()).toContain('Oyente: Esta vez no ha sido posible.');
    expect(textOf()).not.toContain('sin coste');
  });

  it('says that a reference is unknown, and shows the address’s text cut and escaped', () => {
    const page = render({ kind: 'unknown', reference: '<script>alert(1)</script>' }, [full], 'es', true);
    expect(textOf()).toContain('No encontramos la solicitud <script>aler');
    expect([...page.querySelectorAll('script:not([type="application/ld+json"])')]).toEqual([]);
    expect(lastname()).toBeNull();
  });

  it('asks for the reference when the form for one was sent empty', () => {
    render({ kind: 'unknown', reference: '' }, [full]);
    expect(textOf(document.querySelector('#estado') ?? undefined)).toContain('Falta la referencia de la solicitud');
    expect(screen.getByRole('textbox', { name: 'Referencia' })).toBeTruthy();
  });

  it('shows all other texts and the past classes', () => {
    render();
    expect(screen.getByText('Texto nuevo')).toBeTruthy();
    const before = within(screen.getByRole('region', { name: 'Anteriores' }));
    expect(before.getByRole('heading', { level: 3, name: /Iván Drosdek$/ })).toBeTruthy();
    expect(textOf()).toContain('5 activos, 40 oyentes');
  });

  it.each([
    ['es', '1 activo, 1 oyente'],
    ['en', '1 active, 1 listener'],
  ] as const)('uses the singular for one participant of a past class (%s)', (locale, words) => {
    const places = { active: { total: 8, left: 7, fee: 0 }, listener: { total: 40, left: 39, fee: 0 } };
    render(form, [], locale, false, undefined, [{ ...past, places }]);
    expect(within(screen.getByRole('region', { name: /Anteriores|Past|Previous/ })).getByText(words)).toBeTruthy();
  });
});

it('MasterclassesPage has one canonical address and is not indexed with an application', () => {
  const meta = (application: ApplicationView) =>
    handle.meta({
      data: { page: samplePage(educationPaths.masterclasses), application, ahead: [], past: [] },
      t: (key) => key,
      locale: 'es',
    });
  expect(meta(form)).toMatchObject({ canonical: educationPaths.masterclasses, noIndex: false });
  expect(meta({ kind: 'unknown', reference: 'x' })).toMatchObject({ noIndex: true });
});
