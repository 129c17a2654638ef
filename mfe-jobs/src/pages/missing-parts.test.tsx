import { itStaysWithoutParts } from '@ofgc/shared/testing/pages/missing-parts-contract.tsx';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { sampleVacancy } from '../testing/sample-vacancy.ts';
import * as vacancy from './VacancyPage.tsx';

itStaysWithoutParts({
  catalogues: { jobs: { es, en } },
  answers: { 'api/offers/9': { data: sampleVacancy() } },
  pages: { VacancyPage: { ...vacancy, own: 'api/offers/9', params: { id: '9' }, without: { 'api/documents': 1 } } },
});
