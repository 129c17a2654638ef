import { describe, expect, it } from 'vitest';
import type { Price } from '../domain/events/event.schema.ts';
import type { Locale } from '../domain/locale.ts';
import { createI18n } from '../testing/create-i18n.ts';
import en from '../i18n/locales/en.json' with { type: 'json' };
import es from '../i18n/locales/es.json' with { type: 'json' };
import { sampleEvent } from '../testing/sample-event.ts';
import { creditLine } from './credit-line.ts';
import { fullPriceLabel, priceLabel } from './price-label.ts';
import { composerLine, programmeLine } from './programme-line.ts';

const translate = (locale: Locale) =>
  createI18n(locale, { shared: locale === 'es' ? es : en }).getFixedT(locale, 'shared');
const plain = (words: string) => words.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

describe('priceLabel', () => {
  it.each<[Price['kind'], number, string, string]>([
    ['range', 1200, 'desde 12 €', 'from €12'],
    ['flat', 500, '5 €', '€5'],
    ['flat', 1250, '12,50 €', '€12.50'],
    ['perPupil', 300, '3 € por alumno', '€3 per pupil'],
    ['free', 0, 'entrada libre', 'free entry'],
    ['freeWithReservation', 0, 'gratis con reserva', 'free with reservation'],
    ['freeForSchools', 0, 'gratuito para centros', 'free for schools'],
  ])('writes a %s price of %i cents in both languages', (kind, min, spanish, english) => {
    expect(plain(priceLabel({ kind, min, max: min }, 'es', translate('es')))).toBe(spanish);
    expect(plain(priceLabel({ kind, min, max: min }, 'en', translate('en')))).toBe(english);
  });

  it('writes both ends of a range on the page of the concert', () => {
    const price: Price = { kind: 'range', min: 1200, max: 3500 };
    expect(plain(fullPriceLabel(price, 'es', translate('es')))).toBe('12–35 €');
    expect(plain(fullPriceLabel(price, 'en', translate('en')))).toBe('€12–€35');
  });

  it('writes one amount when both ends of a range are the same', () => {
    expect(plain(fullPriceLabel({ kind: 'range', min: 1200, max: 1200 }, 'es', translate('es')))).toBe('12 €');
  });
});

describe('programmeLine', () => {
  it('names composers with their minutes, and the interval', () => {
    expect(programmeLine(sampleEvent().programme, translate('es'))).toBe('Mozart 29 · pausa · Beethoven 42\u00a0min');
    expect(programmeLine(sampleEvent().programme, translate('en'))).toBe(
      'Mozart 29 · interval · Beethoven 42\u00a0min',
    );
  });

  it('is empty when no programme is announced', () => expect(programmeLine([], translate('es'))).toBe(''));

  it('names each composer once', () => {
    const { programme } = sampleEvent();
    expect(composerLine([...programme, ...programme])).toBe('Mozart, Beethoven');
  });
});

describe('creditLine', () => {
  const { credits } = sampleEvent();
  it('names everybody with their part', () => {
    expect(creditLine(credits, translate('es'))).toBe(
      'Chiara Belvento, dirección · Odile Marchetaux, flauta · Claudine Aubépinet, arpa',
    );
  });

  it('counts the names beyond the limit', () => {
    expect(creditLine([...credits, ...credits], translate('es'), 3)).toMatch(/arpa · y 3 más$/);
    expect(creditLine([...credits, ...credits], translate('en'), 3)).toMatch(/arpa · and 3 more$/);
  });

  it('names a single further person instead of counting one', () =>
    expect(creditLine(credits, translate('es'), 2)).toMatch(/Claudine Aubépinet, arpa$/));

  it('gives no part for a choir', () => {
    expect(creditLine([{ name: 'Coro Sinfónico', role: 'choir', part: 'coro' }], translate('es'))).toBe(
      'Coro Sinfónico',
    );
  });
});
