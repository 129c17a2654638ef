import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { listOf } from '@ofgc/shared/testing/load-block.ts';
import { itStaysWithoutParts } from '@ofgc/shared/testing/pages/missing-parts-contract.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { sampleInscription } from '@ofgc/shared/testing/sample-inscription.ts';
import { sampleSubscription } from '@ofgc/shared/testing/sample-subscription.ts';
import { sampleActivity } from '../testing/sample-activity.ts';
import { samplePage } from '../testing/sample-page.ts';
import { sampleProduction } from '../testing/sample-production.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import * as activities from './ActivitiesPage.tsx';
import * as club from './ClubPage.tsx';
import * as community from './CommunityPage.tsx';
import * as families from './FamilyConcertsPage.tsx';
import * as landing from './LandingPage.tsx';
import * as schools from './SchoolsPage.tsx';
import * as touring from './TouringPage.tsx';
import * as training from './training/TrainingPage.tsx';
import * as workshop from './WorkshopPage.tsx';

const event = { ...sampleEvent(), ageFrom: 5 };
const inscription = { data: sampleInscription() };

itStaysWithoutParts({
  catalogues: { education: { es, en } },
  answers: {
    'api/pages': { data: samplePage(educationPaths.schools, ['guias', 'materiales', 'inscripcion', 'hazte-socio']) },
    'api/school-productions': listOf([sampleProduction()]),
    'api/activities': listOf([sampleActivity()]),
    'api/events': listOf([event]),
    'api/events/38': { data: event },
    'api/subscriptions': listOf([sampleSubscription({ eventIds: [event.id] })]),
    'api/inscriptions/club-26': inscription,
    'api/inscriptions/taller-profesorado': inscription,
    'api/inscriptions/taller-aviso': inscription,
  },
  pages: {
    SchoolsPage: { ...schools, without: { 'api/documents,api/school-sessions': 2 } },
    TouringPage: { ...touring, without: { 'api/documents,api/school-sessions': 2 } },
    TrainingPage: { ...training, without: { 'api/activities?when=past': 1 } },
    WorkshopPage: { ...workshop, without: { 'api/documents': 1 } },
    FamilyConcertsPage: { ...families, without: { 'api/documents': 1, 'api/events': 2 } },
    ActivitiesPage: { ...activities, without: { 'api/events': 1 } },
    LandingPage: { ...landing, without: { 'api/events,api/activities': 1 } },
    ClubPage: { ...club, params: { club: 'club-26' }, without: { 'api/subscriptions': 1, 'api/events': 1 } },
    CommunityPage: { ...community, without: { 'api/activities': 1, 'api/events': 1 } },
  },
});
