import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleSubscription } from '@ofgc/shared/testing/sample-subscription.ts';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { SubscriptionPromotion } from './SubscriptionPromotion.tsx';

function renderPromotion(subscription: Partial<Subscription>, locale: Locale = 'es') {
  const from = '2026-12-10T20:00:00Z';
  const offer = { subscription: sampleSubscription(subscription), count: 12, from, to: '2027-06-10T20:00:00Z' };
  renderPage(<SubscriptionPromotion {...offer} posters={[]} />, { locale, catalogues: { concerts: { es, en } } });
  return plainSpaces(screen.getByRole('region').textContent);
}

it('SubscriptionPromotion offers choose-your-own for the number of concerts to which its price belongs', () => {
  const text = renderPromotion({ kind: 'flexible', name: 'A medida', steps: [{ from: 4, percent: 15 }], saving: 15 });
  expect(text).toContain('A medida: 4 o más conciertos, a elegir entre 12');
  expect(text).toContain('De 50 € a 70 € por 4 conciertos: un 15 % menos');
});

it('SubscriptionPromotion offers all nights of a fixed subscription', () => {
  const text = renderPromotion({ saving: 20 });
  expect(text).toContain('Abono Primavera: 12 noches, de diciembre a junio');
  expect(text).toContain('De 50 € a 70 €: un 20 % menos');
});

it('SubscriptionPromotion names the price once where all zones cost the same', () => {
  const text = renderPromotion({ prices: [{ zone: 'A', amount: 6000 }], saving: null });
  expect(text).toContain('60 €.');
  expect(text).not.toContain('De 60 €');
});

it('SubscriptionPromotion marks the language of the name, not of the words around it', () => {
  renderPromotion({}, 'en');
  expect(screen.getByText('Abono Primavera').lang).toBe('es');
  expect(screen.getByRole('heading').getAttribute('lang')).toBeNull();
});
