import { vacancyStatuses } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { describe, expect, it } from 'vitest';
import { jobPosting } from './vacancy-json-ld.ts';
import { sampleVacancy } from '../../testing/sample-vacancy.ts';

describe('jobPosting', () => {
  it('has title, dates and place of an open vacancy', () => {
    expect(jobPosting(sampleVacancy(), 'OFGC')).toMatchObject([
      {
        title: 'Violín, tutti',
        datePosted: '2026-10-08T08:00:00.000Z',
        validThrough: '2026-12-14T14:00:00.000Z',
        jobLocation: { address: { addressLocality: 'Las Palmas de Gran Canaria', addressCountry: 'ES' } },
      },
    ]);
  });

  it('has no town for work on tour', () => {
    expect(
      JSON.stringify(jobPosting(sampleVacancy({ place: { slug: 'itinerante', name: 'Itinerante' } }), 'OFGC')),
    ).not.toContain('addressLocality');
  });

  it.each(vacancyStatuses.filter((status) => status !== 'open' && status !== 'announced'))(
    'is empty for a vacancy that is %s',
    (status) => {
      expect(jobPosting(sampleVacancy({ status, isActive: status === 'tests' }), 'OFGC')).toEqual([]);
    },
  );
});
