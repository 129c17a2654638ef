import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Antonín Dvořák', 'antonin-dvorak'],
  ['Zoltán Kodály', 'zoltan-kodaly'],
  ['Witold Lutosławski', 'witold-lutoslawski'],
  ['SØLLERØD, Catacombæ', 'sollerod-catacombae'],
  ['Ħamrun, Čáhcesuolŋŋu, Ŧe, Gaŀla, Ĳssel', 'hamrun-cahcesuolnnu-te-galla-ijssel'],
  ['Juan Crisóstomo de Arriaga', 'juan-crisostomo-de-arriaga'],
])('slugOf writes %s as %s', (text, slug) => expect(slugOf(text)).toBe(slug));
