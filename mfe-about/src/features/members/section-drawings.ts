import type { DrawingRequest } from '@ofgc/shared/design/drawings/drawing-address.ts';
import type { MemberSection } from '@ofgc/shared/domain/members/member.ts';

/** The drawing of each section's instrument: neighbours differ in colour, and the two of violins also in the rhythm of their rings. */
export const sectionDrawings: Record<MemberSection, Pick<DrawingRequest, 'name' | 'palette' | 'person'>> = {
  firstViolins: { name: 'violin', palette: 'deep', person: 'primeros-violines' },
  secondViolins: { name: 'violin', palette: 'coral', person: 'segundos-violines' },
  violas: { name: 'viola', palette: 'sky' },
  cellos: { name: 'cello', palette: 'wine' },
  doubleBasses: { name: 'double-bass', palette: 'green' },
  flutes: { name: 'flute', palette: 'lilac' },
  oboes: { name: 'oboe', palette: 'ink' },
  clarinets: { name: 'clarinet', palette: 'sand' },
  bassoons: { name: 'bassoon', palette: 'teal' },
  horns: { name: 'horn', palette: 'blue' },
  trumpets: { name: 'trumpet', palette: 'mint' },
  trombonesAndTuba: { name: 'trombone', palette: 'violet' },
  timpaniAndPercussion: { name: 'timpani', palette: 'stone' },
  harpAndKeyboards: { name: 'harp', palette: 'red' },
};
