import { cello, doublebass, viola, violin } from './art/bowed-strings.ts';
import { horn, trombone, trumpet, tuba } from './art/brass.ts';
import { family, workshop } from './art/education.ts';
import { chamberHall, door, seaHall, theatre } from './art/halls.ts';
import { organ, piano } from './art/keyboards.ts';
import { composer, conductor } from './art/leaders.ts';
import { fermata, listening, microphone } from './art/listening.ts';
import { drawer, friends, letter } from './art/office.ts';
import { chairs, screen, stand, tuningFork } from './art/orchestra.ts';
import { marimba, percussion, timpani } from './art/percussion.ts';
import { bus, hospital, island, square } from './art/places.ts';
import { guitar, harp, timple } from './art/plucked-strings.ts';
import { calendar, ticket } from './art/tickets.ts';
import { alto, baritone, bass, choir, mezzo, narrator, soprano, tenor } from './art/voices.ts';
import { bassoon, clarinet, flute, oboe } from './art/woodwinds.ts';
import type { DrawingName } from './drawing-names.ts';
import type { Subject } from './pen/sheet.ts';

/** All subjects that can be drawn. */
export const subjects: Record<DrawingName, Subject> = {
  violin,
  viola,
  cello,
  'double-bass': doublebass,
  harp,
  guitar,
  timple,
  piano,
  organ,
  flute,
  oboe,
  clarinet,
  bassoon,
  horn,
  trumpet,
  trombone,
  tuba,
  timpani,
  percussion,
  marimba,
  soprano,
  'mezzo-soprano': mezzo,
  alto,
  tenor,
  baritone,
  bass,
  chorus: choir,
  conductor,
  narrator,
  composer,
  'sea-hall': seaHall,
  'chamber-hall': chamberHall,
  theatre,
  island,
  bus,
  hospital,
  square,
  chairs,
  screen,
  stand,
  fermata,
  microphone,
  listening,
  ticket,
  family,
  workshop,
  letter,
  calendar,
  drawer,
  'tuning-fork': tuningFork,
  friends,
  door,
};
