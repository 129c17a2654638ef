import { describe, expect, it } from 'vitest';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { currentText } from '../consents/consent-texts.ts';
import { InvalidForm } from '../../forms/read-form.ts';
import { readApplication } from './read-form.ts';

const version = currentText('masterclass').version;
const listener = {
  participation: 'listener',
  name: ' Ana ',
  lastname: 'Suárez',
  email: 'Ana@Example.com',
  birthYear: '1999',
  consent: true,
  consentVersion: version,
};
const active = {
  ...listener,
  participation: 'active',
  instrument: 'Trompeta',
  programme: 'Haydn, primer movimiento',
  videoUrl: 'https://video.example/1',
};
const child = { ...active, birthYear: '2013' };
const guardian = {
  guardian: 'Luisa Suárez',
  guardianConsent: true,
  guardianVersion: currentText('masterclassGuardian').version,
};

const read = (body: Record<string, unknown>) => readApplication(body, 'es', 2026);
const errorsOf = (body: Record<string, unknown>, lang: Locale = 'es') => {
  try {
    readApplication(body, lang, 2026);
    return {};
  } catch (error) {
    if (!(error instanceof InvalidForm)) throw error;
    return error.errors;
  }
};
const wrong = (body: Record<string, unknown>) => Object.keys(errorsOf(body));

describe('readApplication', () => {
  it.each([
    ['of a listener', listener],
    ['of somebody who plays', active],
    ['of a child with a guardian', { ...child, ...guardian }],
    ['of a plain form', { ...child, ...guardian, consent: 'true', guardianConsent: 'true' }],
    [
      'with consent to images',
      { ...listener, imageConsent: true, imageVersion: currentText('masterclassImage').version },
    ],
  ])('accepts an application %s', (_, body) => expect(wrong(body)).toEqual([]));

  it('accepts over-long text in fields that were not asked for', () => {
    const tooLong = 'x'.repeat(2001);
    expect(wrong({ ...listener, instrument: tooLong, programme: tooLong, guardian: tooLong })).toEqual([]);
  });

  it('drops the fields that a listener was not asked for', () => {
    expect(read({ ...active, participation: 'listener', ...guardian }).application).toMatchObject({
      email: 'ana@example.com',
      name: 'Ana',
      instrument: '',
      programme: '',
      videoUrl: '',
      guardian: '',
    });
  });

  it.each<[string[], Record<string, unknown>]>([
    [['participation', 'birthYear', 'name', 'lastname', 'email', 'consent'], {}],
    [['participation'], { ...listener, participation: 'conductor' }],
    [['participation', 'guardian', 'guardianConsent'], { ...child, participation: '' }],
    [['instrument', 'programme', 'videoUrl'], { ...active, instrument: '', programme: ' ', videoUrl: '' }],
    [['videoUrl'], { ...active, videoUrl: 'javascript:alert(1)' }],
    [['videoUrl'], { ...active, videoUrl: `https://video.example/${'1'.repeat(200)}` }],
    [['videoUrl'], { ...active, videoUrl: 'http://video.example/1' }],
    [['birthYear'], { ...listener, birthYear: '99' }],
    [['birthYear'], { ...listener, birthYear: '2027' }],
    [['birthYear'], { ...listener, birthYear: '2015' }],
    [['birthYear'], { ...listener, birthYear: '1915' }],
    [['birthYear'], { ...listener, birthYear: '2013.0' }],
    [['birthYear'], { ...listener, birthYear: 1999 }],
    [['phone'], { ...listener, phone: 'call me' }],
    [['guardian', 'guardianConsent'], child],
    [['guardianConsent'], { ...child, ...guardian, guardianVersion: '1999-01' }],
    [['imageConsent'], { ...listener, imageConsent: true }],
    [['needs'], { ...listener, needs: 'x'.repeat(2001) }],
    [['consent'], { ...listener, consent: 'on' }],
    [['guardianConsent'], { ...child, ...guardian, guardianConsent: 'on' }],
    [['consent'], { ...listener, consentVersion: '1999-01' }],
  ])('refuses %j', (fields, body) => expect(wrong(body)).toEqual(fields));

  it('has its messages in the visitor’s language', () => {
    expect(errorsOf(child, 'en')).toMatchObject({
      guardian: ['If the applicant is under 14, or turns 14 this year, enter the name of a parent or guardian.'],
    });
  });
});
