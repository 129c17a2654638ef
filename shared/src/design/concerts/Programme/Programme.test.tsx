import { expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { sampleEvent } from '../../../testing/sample-event.ts';
import { Programme } from './Programme.tsx';

it('sets works with composer, minutes, soloist and movements, and the interval in words', () => {
  const html = renderToMarkup(<Programme items={sampleEvent().programme} headingLevel={4} />);
  for (const words of [
    'Wolfgang Amadeus Mozart',
    '1756–1791',
    'flauta: Odile Marchetaux',
    '<li>Andantino</li>',
    'Pausa de 20 minutos',
    '<h4',
  ])
    expect(html).toContain(words);
  expect(html.match(/<ol/g)).toHaveLength(1);
});
