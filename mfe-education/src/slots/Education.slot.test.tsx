import type { ApiClient } from '@ofgc/shared/api-client';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { addressOf, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { slot } from './Education.slot.tsx';

async function render(events: EventSummary[]) {
  const api = {
    get: () =>
      Promise.resolve({ data: { data: events, meta: { total: events.length, page: 1, perPage: 6, facets: {} } } }),
  } as unknown as ApiClient;
  const data = await slot.load({ api, locale: 'es', now: () => new Date('2026-11-20T12:00:00Z') });
  renderPage(<slot.Component data={data} />, { catalogues: { education: { es, en } } });
}

describe('Education slot', () => {
  it('links to the section and shows the next family concert with its hour', async () => {
    await render([sampleEvent()]);
    expect(addressOf('Ver actividades')).toBe('/educacion-comunidad');
    const next = screen.getByRole('link', { name: 'Pastoral' }).closest('p');
    expect(textOf(next as Element)).toBe('Próximo: Pastoral viernes 4 de diciembre, 20:00');
  });

  it('renders without a family concert', async () => {
    await render([]);
    expect(screen.getByRole('region', { name: 'Para escuelas y familias' })).toBeTruthy();
    expect(screen.queryByRole('time')).toBeNull();
  });
});
