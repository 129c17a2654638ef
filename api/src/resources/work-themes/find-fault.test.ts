import { describe, expect, it } from 'vitest';
import { checkContent } from '../../content/read-content.ts';
import type { ThemeEntry } from './content.ts';
import { findFault } from './find-fault.ts';

const fate = {
  movement: 'I',
  marking: 'Allegro con brio',
  instrument: 'violins',
  edition: 'Breitkopf & Härtel',
  key: 'C minor',
  metre: '2/4',
  tempo: 216,
  notes: 'r:8 G4:8 G4:8 G4:8 | Eb4:2^ | r:8 F4:8 F4:8 F4:8 | D4:2~ | D4:2^',
  degrees: '5 5 5 | 3 | 4 4 4 | 2 |',
} satisfies ThemeEntry;

describe('findFault', () => {
  it.each<[string, Partial<typeof fate>, string]>([
    ['with a note that is none', { notes: 'r:8 H4:8 | Eb4:2' }, 'bar 1: “H4:8” is no note'],
    ['with a bar that is too short', { notes: 'r:8 G4:8 G4:8 G4:8 | Eb4:4 | D4:2' }, 'bar 2 has 1 quarters, not 2'],
    ['with a bar that is too long', { notes: 'r:8 G4:8 G4:8 G4:8 | Eb4:2 r:8' }, 'bar 2 has 2.5 quarters, not 2'],
    [
      'with a last bar that an upbeat does not explain',
      { notes: 'G4:8 | Eb4:2 | D4:4' },
      'bar 3 has 1 quarters, not 2',
    ],
    ['below its instrument', { notes: 'r:8 G4:8 G4:8 G4:8 | Eb3:2' }, 'bar 2: Eb is not on the instrument (violins)'],
    ['in two octaves', { notes: 'r:8 G4:8 G4:8 G4:8 | Eb7:2' }, 'bar 2: Eb is a leap of more than a tenth'],
    ['tied to another note', { notes: 'Eb4:2~ | D4:2' }, 'bar 1: Eb is tied to another note'],
    ['without a note', { notes: 'r:2' }, 'has no note'],
    ['when it never ends', { tempo: 30, notes: `${'G4:2 | '.repeat(9)}G4:2` }, 'lasts 40 seconds, more than 30'],
    [
      'when its degrees say something else',
      { degrees: '5 5 5 | b3 | 4 4 4 | 2 |' },
      'bar 2 says Ebb, the notes say Eb',
    ],
    ['when its degrees have other bars', { degrees: '5 5 5 | 3 | 4 4 4 | 2 | | 1' }, 'has 6 bars, the notes have 5'],
    ['when its degrees cannot be read', { degrees: '5 5 8' }, 'bar 1: “8” is no degree'],
  ])('refuses a theme %s', (_, wrong, reason) => {
    expect(findFault(fate)).toBeUndefined();
    expect(findFault({ ...fate, ...wrong })?.reason).toBe(reason);
  });

  it('names work and place in work-themes.json when the content is read', () => {
    const wrong = { bee5: { ...fate, notes: fate.notes.replace('F4', 'F9') } };
    expect(() => checkContent('workThemes', wrong)).toThrow('work-themes.json: bee5, notes: bar 3: “F9:8” is no note');
  });
});
