import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Member } from '@ofgc/shared/domain/members/member.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { presentArtistLink } from '../artists/present.ts';
import { presentFirstPicture } from '../pictures/present.ts';
import type { MemberRecord } from './members-in-order.ts';

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
