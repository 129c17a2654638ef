import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Member, MemberLegend } from '@ofgc/shared/domain/members/member.schema.ts';
import { memberRoles, memberSections, memberStatuses } from '@ofgc/shared/domain/members/member.ts';
import { readerIn } from '../../content/bilingual.ts';
import { presentArtistLink } from '../artists/present.ts';
import { presentFirstPicture } from '../pictures/present.ts';
import type { MemberRecord, MemberTermRows } from './find.ts';

/** A member for the list of musicians, with the first photograph only; `artist` is null for members without a page as soloists. */
export function presentMember(row: MemberRecord, lang: Locale): Member {
  const read = readerIn(lang);
  return {
    id: row.id,
    name: row.name,
    section: { key: row.section, name: read(row.sectionName) },
    instrument: read(row.instrument),
    role: { key: row.role, name: read(row.roleName) },
    status: { key: row.status, name: read(row.statusName) },
    since: row.since,
    ...presentFirstPicture(row.pictures, lang),
    artist: presentArtistLink(row),
    lang: read.lang,
  };
}

/** The names and notes of sections, roles and statuses. */
export function presentLegend(terms: MemberTermRows, lang: Locale): MemberLegend {
  const read = readerIn(lang);
  const termsOf = <Key extends string>(kind: MemberTermRows[number]['kind'], keys: readonly Key[]) =>
    keys.flatMap((key) => {
      const term = terms.find((candidate) => candidate.kind === kind && candidate.key === key);
      return term ? [{ key, name: read(term.name), note: read(term.note) }] : [];
    });
  const legend = {
    sections: termsOf('section', memberSections),
    roles: termsOf('role', memberRoles),
    statuses: termsOf('status', memberStatuses),
  };
  return { ...legend, lang: read.lang };
}
