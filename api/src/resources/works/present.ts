import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Composer, Work } from '@ofgc/shared/domain/works/work.schema.ts';
import { heldName } from '@ofgc/shared/text/non-breaking-spaces.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { ComposerRecord, WorkRecord } from './find.ts';

/** A composer with the number of works. */
export function presentComposer(record: ComposerRecord, lang: Locale): Composer {
  const { id, slug, fullName, shortName, years, works } = record;
  const read = readerIn(lang);
  return { id, slug, name: read(fullName), shortName: read(shortName), years, works: Number(works) };
}

/** A work; an arranger stands after the composer. */
export function presentWork(work: WorkRecord, lang: Locale): Work {
  const read = readerIn(lang);
  const composer = read(work.fullName);
  return {
    id: work.id,
    title: read(work.title),
    composer: work.arrangement ? `${composer} (${read(work.arrangement)})` : composer,
    composerSlug: work.composerSlug,
    composerShortName: heldName(read(work.shortName)),
    years: work.years,
    minutes: work.minutes,
    forces: work.instrumentation,
    movements: work.movements,
    lang: read.lang,
  };
}
