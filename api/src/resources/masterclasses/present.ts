import { enrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Masterclass } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import { presentArtistLink } from '../artists/present.ts';
import { presentHall } from '../venues/present.ts';
import type { MasterclassRecord } from './find.ts';
import { masterclassPlacesOffered, masterclassPlacesUnused, type HeldPlaces } from './places.ts';

/** A class with the places left. */
export function presentMasterclass(
  row: MasterclassRecord,
  { lang, at, held }: { lang: Locale; at: Date; held: HeldPlaces },
): Masterclass {
  const read = readerIn(lang);
  const left = row.endsAt <= at ? masterclassPlacesUnused(row, held) : masterclassPlacesOffered(row, held);
  return {
    id: row.id,
    slug: row.slug,
    title: read(row.title),
    master: row.master,
    artist: presentArtistLink(row),
    instrument: read(row.instrument),
    level: read(row.level),
    summary: sanitised(read(row.summary)),
    requirements: sanitised(read(row.requirements)),
    repertoire: read(row.repertoire),
    meetings: row.meetings,
    hall: presentHall(row, read),
    places: {
      active: { total: row.activePlaces, left: left.active, fee: row.activeFee },
      listener: { total: row.listenerPlaces, left: left.listener, fee: row.listenerFee },
    },
    applyFrom: row.applyFrom.toISOString(),
    applyTo: row.applyTo.toISOString(),
    state: enrolmentState({ ...row, placesLeft: left.active + left.listener }, at),
    eventIds: row.eventIds,
    lang: read.lang,
  };
}
