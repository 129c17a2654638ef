import { describe, expect, it } from 'vitest';
import { oneOf, type List, type One } from '@ofgc/shared/http/list.schema.ts';
import { memberLegendSchema, type Member, type MemberLegend } from '@ofgc/shared/domain/members/member.schema.ts';
import { memberRoles, memberSections, memberStatuses } from '@ofgc/shared/domain/members/member.ts';
import { content } from '../../testing/site-content.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('the members of the orchestra', () => {
  it('are all listed, section by section, from the first chair', async () => {
    const { data, meta } = await test.read<List<Member>>('/api/members');
    expect(meta.total).toBe(content.members.members.length);
    const sections = data.map(({ section }) => memberSections.indexOf(section.key));
    expect(sections).toEqual(sections.toSorted((a, b) => a - b));
    expect(new Set(sections).size).toBe(memberSections.length);
    for (const section of memberSections) {
      const roles = data.filter((member) => member.section.key === section).map(({ role }) => role.key);
      const ranks = roles.map((role) => memberRoles.indexOf(role));
      expect(ranks, section).toEqual(ranks.toSorted((a, b) => a - b));
    }
    expect(data[0]?.role.key).toBe('concertmaster');
    for (const { id, name, role, artist } of data) {
      const entry = content.members.members.find((one) => one.id === id);
      expect([name, role.name]).toEqual([
        entry?.name,
        content.members.roles.find(({ key }) => key === entry?.role)?.name.es,
      ]);
      expect(artist?.slug).toBe(entry?.artist ?? undefined);
    }
  });

  it('have roles and statuses in the house’s order, and can be filtered by each', async () => {
    const { meta } = await test.read<List<Member>>('/api/members');
    const keys = (facet: string) => meta.facets[facet]?.map(({ value }) => value);
    expect(keys('role')).toEqual(memberRoles);
    expect(keys('status')).toEqual(memberStatuses);
    const { members } = content.members;
    for (const facet of ['section', 'role', 'status']) {
      for (const { value, count } of meta.facets[facet]!) {
        expect(count, value).toBe(
          members.filter((one) => [one.section, one.role, one.status].includes(value as never)).length,
        );
        expect((await test.read<List<Member>>(`/api/members?${facet}=${value}`)).meta.total, value).toBe(count);
      }
    }
  });

  it('are in English when asked', async () => {
    const { data } = await test.read<List<Member>>('/api/members?section=clarinets&lang=en');
    const clarinets = content.members.members.filter(({ section }) => section === 'clarinets');
    expect(clarinets).not.toEqual([]);
    expect(data.map(({ instrument }) => instrument).toSorted((one, other) => one.localeCompare(other))).toEqual(
      clarinets.map(({ instrument }) => instrument.en ?? '').toSorted((one, other) => one.localeCompare(other)),
    );
    expect(data.every(({ lang }) => lang === 'en')).toBe(true);
  });

  it('have a legend of sections, roles and statuses in both languages', async () => {
    for (const lang of ['es', 'en']) {
      const body = await test.read<One<MemberLegend>>(`/api/members/legend?lang=${lang}`);
      oneOf(memberLegendSchema.strict()).parse(body);
      const { sections, roles, statuses } = body.data;
      expect(sections.map(({ key }) => key)).toEqual(memberSections);
      expect(roles.map(({ key }) => key)).toEqual(memberRoles);
      expect(statuses.map(({ key }) => key)).toEqual(memberStatuses);
      expect(body.data.lang).toBe(lang);
    }
  });

  it('answer 400 to an unknown role', async () => {
    expect((await test.get('/api/members?role=boss')).status).toBe(400);
    expect((await test.get('/api/members/legend?page=1')).status).toBe(400);
  });
});
