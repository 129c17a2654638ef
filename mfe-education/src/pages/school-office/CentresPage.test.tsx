import type { CentreState } from '@ofgc/shared/domain/school-centres/centre-field-rules.ts';
import { renderPage, renderServerPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { listOf, sampleCentre } from '../../testing/sample-centre.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component as CentrePage } from './CentrePage.tsx';
import { Component as CentresPage } from './CentresPage.tsx';

it.each<[CentreState, number]>([
  ['requested', 1],
  ['refused', 1],
  ['approved', 0],
])('school in state %s has %s buttons to approve, in the list and on its page', (state, count) => {
  const centre = sampleCentre({ state });
  for (const [Page, data] of [
    [CentresPage, { list: listOf(centre) }],
    [CentrePage, { centre, registrations: [] }],
  ] as const) {
    const { unmount } = renderPage(<Page />, {
      catalogues: { education: { es, en } },
      loaderData: { who: null, ...data },
    });
    expect(screen.queryAllByRole('button', { name: 'Aprobar e invitar' })).toHaveLength(count);
    unmount();
  }
});

it('CentrePage unfolds the form for erasing a school when its code was refused', () => {
  const message = 'Escriba el código del centro.';
  const render = (actionData?: object) =>
    renderServerPage(<CentrePage />, {
      catalogues: { education: { es, en } },
      loaderData: { who: null, centre: sampleCentre(), registrations: [], done: 'cambio' },
      actionData,
    });
  const isUnfolded = (page: Element) =>
    page.querySelector('details:has([name="code"][autocomplete="off"])')?.hasAttribute('open');
  expect(isUnfolded(render())).toBe(false);
  const page = render({ form: 'erase', status: 422, message: '', errors: { code: message }, values: {} });
  expect(isUnfolded(page)).toBe(true);
  expect(page.querySelector('#hecho')).toBeNull();
});

it('CentrePage erases no version of a school that nobody has seen: a refused code keeps its own', () => {
  const page = renderServerPage(<CentrePage />, {
    catalogues: { education: { es, en } },
    loaderData: { who: null, centre: sampleCentre({ version: 4 }), registrations: [] },
    actionData: { form: 'erase', status: 422, message: '', errors: {}, values: { code: '1', version: '3' } },
  });
  const form = page.querySelector('form:has([name="code"][autocomplete="off"])');
  expect(form?.querySelector('[name="version"]')?.getAttribute('value')).toBe('3');
});
