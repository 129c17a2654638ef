import type { CentreState } from '@ofgc/shared/domain/school-centres/centre-fields.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleCentre } from '../../features/school-office/sample-centre.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component as CentrePage } from './CentrePage.tsx';
import { Component as CentresPage } from './CentresPage.tsx';

it.each<[CentreState, number]>([
  ['requested', 1],
  ['refused', 1],
  ['approved', 0],
])('a school that is %s can be approved in the list and on its page: %s', (state, count) => {
  const centre = sampleCentre({ state });
  for (const [Page, data] of [
    [CentresPage, { centres: [centre] }],
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
