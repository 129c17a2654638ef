import { contactPath } from '@ofgc/shared/routes/site/pages.ts';
import { listOf } from '@ofgc/shared/testing/load-block.ts';
import { itStaysWithoutParts } from '@ofgc/shared/testing/pages/missing-parts-contract.tsx';
import { sampleDocument } from '@ofgc/shared/testing/sample-document.ts';
import { sampleInscription } from '@ofgc/shared/testing/sample-inscription.ts';
import { sampleAudition } from '../testing/sample-audition.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import * as accessibility from './AccessibilityPage.tsx';
import * as auditions from './AuditionsPage.tsx';
import * as contact from './ContactPage.tsx';
import * as landing from './LandingPage.tsx';
import * as text from './TextPage.tsx';

const sections = ['con-quien', 'donde-estamos', 'reclamacion'].map((anchor) => ({
  anchor,
  title: anchor,
  html: '<p>Texto.</p>',
}));

itStaysWithoutParts({
  catalogues: { about: { es, en } },
  answers: {
    'api/pages': {
      data: {
        id: 1,
        path: contactPath,
        title: 'Página',
        description: '',
        lead: '',
        sections,
        lang: 'es',
        updatedOn: '2026-11-12',
      },
    },
    'api/documents': listOf([sampleDocument({ section: 'reclamacion' })]),
    'api/auditions': listOf([sampleAudition({ offer: { id: 8, slug: 'oboe', title: 'Oboe' } as never })]),
    'api/inscriptions/accesibilidad': { data: sampleInscription() },
  },
  pages: {
    TextPage: { ...text, without: { 'api/documents': 1 } },
    AccessibilityPage: { ...accessibility, without: { 'api/documents': 1 } },
    ContactPage: { ...contact, without: { 'api/venues': 1 } },
    AuditionsPage: { ...auditions, without: { 'api/documents': 1 } },
    LandingPage: { ...landing, without: { 'api/events': 1 } },
  },
});
