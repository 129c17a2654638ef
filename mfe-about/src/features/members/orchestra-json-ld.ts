import type { Member } from '@ofgc/shared/domain/members/member.schema.ts';
import { isPlaying } from '@ofgc/shared/domain/members/member.ts';

/** schema.org PerformingGroup with all members who play at present. @param name the orchestra's name */
export function orchestraJsonLd(name: string, members: readonly Member[]): object {
  return {
    '@type': 'PerformingGroup',
    name,
    member: members
      .filter(({ status }) => isPlaying(status.key))
      .map(({ name: person, instrument }) => ({
        '@type': 'OrganizationRole',
        roleName: instrument,
        member: { '@type': 'Person', name: person },
      })),
  };
}
