import { describe, expect, it } from 'vitest';
import { readChoice, writeChoice } from './choice.ts';

const today = new Date('2026-11-20T12:00:00Z');
const both = ['statistics', 'maps'] as const;
const written = (allowed: string[], at = today) => `ofgc_consent=${writeChoice(both, new Set(allowed), at)}`;

describe('the cookie of a choice of services', () => {
  it.each([[[]], [['maps']], [['statistics', 'maps']]])('with %j is read as it was written', (allowed) => {
    expect(readChoice(`a=1; ${written(allowed)}; b=2`, both, today)).toEqual(new Set(allowed));
  });

  it('is valid for 24 months less a day', () => {
    const cookie = written(['maps'], new Date('2024-11-21T12:00:00Z'));
    expect(readChoice(cookie, both, new Date('2026-11-20T23:00:00Z'))).toEqual(new Set(['maps']));
    expect(readChoice(cookie, both, new Date('2026-11-21T01:00:00Z'))).toBeNull();
  });

  it('is ignored when the site asks for other services now', () => {
    expect(readChoice(written(['maps']), ['maps'], today)).toBeNull();
    expect(readChoice('ofgc_consent=1.2026-11-20.maps-yes', both, today)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['an empty value', 'ofgc_consent='],
    ['an older version', 'ofgc_consent=0.2026-11-20.statistics-yes.maps-yes'],
    ['half of it', 'ofgc_consent=1.2026-11-20.statistics-yes.maps-y'],
    ['more than it', 'ofgc_consent=1.2026-11-20.statistics-yes.maps-yes.video-yes'],
    ['another word', 'ofgc_consent=1.2026-11-20.statistics-yes.maps-true'],
    ['a day that does not exist', 'ofgc_consent=1.2026-13-45.statistics-yes.maps-yes'],
    ['a day that February does not have', 'ofgc_consent=1.2026-02-30.statistics-yes.maps-yes'],
    ['no day', 'ofgc_consent=1.0000-00-00.statistics-yes.maps-yes'],
    [
      'two that differ',
      'ofgc_consent=1.2026-11-20.statistics-yes.maps-yes; ofgc_consent=1.2026-11-20.statistics-no.maps-no',
    ],
    ['two, of which one is none', 'ofgc_consent=; ofgc_consent=1.2026-11-20.statistics-yes.maps-yes'],
    ['another order', 'ofgc_consent=1.2026-11-20.maps-yes.statistics-yes'],
    ['one service twice', 'ofgc_consent=1.2026-11-20.statistics-yes.statistics-yes'],
    ['capitals', 'ofgc_consent=1.2026-11-20.Statistics-yes.Maps-yes'],
    ['quotation marks', 'ofgc_consent="1.2026-11-20.statistics-yes.maps-yes"'],
    ['signs that are written out', 'ofgc_consent=1%2E2026-11-20%2Estatistics-yes%2Emaps-yes'],
    ['another name in capitals', 'OFGC_CONSENT=1.2026-11-20.statistics-yes.maps-yes'],
    ['digits of another script', 'ofgc_consent=1.２０２６-11-20.statistics-yes.maps-yes'],
    ['a line end', 'ofgc_consent=1.2026-11-20.statistics-yes.maps-yes\n'],
    ['a day to come', 'ofgc_consent=1.2027-11-20.statistics-yes.maps-yes'],
    ['another cookie’s end', 'x_ofgc_consent=1.2026-11-20.statistics-yes.maps-yes'],
    ['markup', 'ofgc_consent=<script>'],
  ])('is ignored when it has %s', (_, cookies) => expect(readChoice(cookies, both, today)).toBeNull());
});
