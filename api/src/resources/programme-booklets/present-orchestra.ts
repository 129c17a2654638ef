import type { OrchestraList } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { orchestraOfTheWeek } from '@ofgc/shared/domain/programme-booklets/orchestra-of-the-week.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { MemberRecord } from '../members/find.ts';

/** The players for works with these scorings. Tutti players have no role. */
export function presentOrchestra(
  members: readonly MemberRecord[],
  scorings: readonly string[],
  lang: Locale,
): OrchestraList {
  const read = readerIn(lang);
  const players = members.map((member) => ({
    ...member,
    names: member.instrument,
    instrument: member.instrument.en ?? member.instrument.es,
  }));
  return {
    sections: orchestraOfTheWeek(players, scorings).map(({ section, players, further }) => ({
      key: section,
      name: sectionName(section),
      players: players.map(({ name, names, role, roleName, status }) => ({
        name,
        instrument: read(names),
        role: role === 'tutti' ? '' : read(roleName),
        isGuest: status === 'extra',
      })),
      further,
    })),
  };

  function sectionName(section: string): string {
    const name = members.find((member) => member.section === section)?.sectionName;
    return name ? read(name) : section;
  }
}
