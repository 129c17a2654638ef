import { addressOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { NextConcert } from './NextConcert.tsx';

const render = (isTonight: boolean) =>
  renderPage(<NextConcert event={sampleEvent({ performances: [samplePerformance({ isTonight })] })} isOver={false} />, {
    catalogues: { concerts: { es, en } },
  });

it('today’s concert links to its directions', () => {
  render(true);
  expect(addressOf('Cómo llegar')).toBe('/conciertos-entradas/eventos/pastoral/38#como-llegar');
});

it('a concert on another day does not', () => {
  render(false);
  expect(screen.queryByRole('link', { name: 'Cómo llegar' })).toBeNull();
});
