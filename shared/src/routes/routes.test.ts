import { describe, expect, it } from 'vitest';
import { activitiesPath, activityPath } from './education/activities.ts';
import { albumListPath, albumPath } from './explore/albums.ts';
import { artistListPath, artistPath } from './explore/artists.ts';
import { calendarFeedPath, calendarPath } from './concerts/calendar.ts';
import { joinClubPath } from './education/clubs.ts';
import { documentPath } from './about/documents.ts';
import { eventFilePath, eventPath, waitingListFormPath } from './concerts/events.ts';
import { languagePath } from './language.ts';
import { applicationPath, enrolmentFormPath } from './education/masterclasses.ts';
import { newsFeedPath, newsListPath, newsPath } from './explore/news.ts';
import { pressNoteListPath, pressNotePath } from './explore/press-notes.ts';
import { programmeBookletPath } from './concerts/programme-booklets.ts';
import { searchResultsPath } from './site/search.ts';
import { socialPicturePath } from './site/social-pictures.ts';
import { seasonInPath, seasonPath } from './concerts/seasons.ts';
import { chooserWith, comparisonOf, subscriptionPath } from './concerts/subscriptions.ts';
import { ticketUrl } from './concerts/tickets.ts';
import { vacancyFamilyPath, vacancyPath } from './jobs/vacancies.ts';
import { venueVisitPath } from './concerts/venues.ts';
import { waitingEntryPath } from './concerts/waiting-list.ts';

const pastoral = { id: 38, slug: 'pastoral' };

it.each([
  [eventPath(pastoral), '/conciertos-entradas/eventos/pastoral/38'],
  [waitingListFormPath(pastoral), '/conciertos-entradas/eventos/pastoral/38#lista-de-espera'],
  [eventFilePath(pastoral), '/eventos/38.ics'],
  [eventFilePath(pastoral, { id: 381 }), '/eventos/38/381.ics'],
  [programmeBookletPath(38), '/programa/38'],
  [waitingEntryPath('abc'), '/conciertos-entradas/lista-de-espera/abc'],
  [venueVisitPath(), '/conciertos-entradas/planifica-visita#salas'],
  [venueVisitPath('teatro'), '/conciertos-entradas/planifica-visita?sala=teatro#salas'],
  [ticketUrl('/taquilla', { performance: 381 }), '/taquilla?performance=381'],
  [ticketUrl('https://a.example/x', { subscription: 3 }), 'https://a.example/x?subscription=3'],
  [seasonPath({ slug: '2627' }, true), '/conciertos-entradas/temporada'],
  [seasonPath({ slug: '2324' }, false), '/conciertos-entradas/temporada2324'],
  [subscriptionPath({ id: 3, slug: 'completo', isPresent: true }), '/conciertos-entradas/abonos/completo'],
  [subscriptionPath({ id: 1, slug: 'completo', isPresent: false }), '/conciertos-entradas/abonos/completo/1'],
  [comparisonOf([]), '/conciertos-entradas/abonos/comparar'],
  [comparisonOf(['a', 'b'], 'C'), '/conciertos-entradas/abonos/comparar?abono=a&abono=b&zona=C'],
  [
    chooserWith({ concerts: [38, 40], zone: 'C', asker: 'joven' }),
    '/conciertos-entradas/abonos/cual?concierto=38&concierto=40&zona=C&perfil=joven',
  ],
  [newsPath(pastoral), '/explora/actualidad/pastoral/38'],
  [newsListPath(), '/explora/actualidad'],
  [newsListPath({ category: 'prensa', year: 2026, page: 1 }), '/explora/actualidad/prensa?anio=2026'],
  [newsListPath({ page: 2 }), '/explora/actualidad?pagina=2'],
  [socialPicturePath(newsListPath({ page: 2 })), '/social/explora/actualidad.png'],
  [newsFeedPath('rss.xml'), '/explora/actualidad/rss.xml'],
  [newsFeedPath('feed.json', 'prensa'), '/explora/actualidad/feed.json?category=prensa'],
  [pressNoteListPath({ year: 2026, page: 3 }), '/notas-prensa?anio=2026&pagina=3'],
  [pressNotePath({ id: 5 }, 7), '/notas-prensa#nota-5'],
  [pressNotePath({ id: 4 }, 8), '/notas-prensa?pagina=2#nota-4'],
  [artistPath({ id: 4, slug: 'chiara-belvento' }), '/explora/invitados/chiara-belvento/4'],
  [
    artistListPath({ papel: 'soloist', temporada: '2627' }, 2),
    '/explora/invitados?temporada=2627&papel=soloist&pagina=2',
  ],
  [albumPath({ slug: 'mar' }), '/explora/discografia#mar'],
  [albumListPath({ compositor: 'edvard-grieg' }), '/explora/discografia?compositor=edvard-grieg'],
  [activityPath({ kind: 'touring', slug: 'x' }), '/educacion-comunidad/conciertos-escolares-itinerantes'],
  [activityPath({ kind: 'club', slug: 'club-16' }), '/educacion-comunidad/educacion/club-16'],
  [joinClubPath('club-26'), `${activityPath({ kind: 'club', slug: 'club-26' })}#hazte-miembro`],
  [activitiesPath('comunidad'), '/educacion-comunidad/actividades?para=comunidad'],
  [enrolmentFormPath(), '/educacion-comunidad/clases-magistrales#inscripcion'],
  [enrolmentFormPath({ slug: 'oboe' }), '/educacion-comunidad/clases-magistrales?clase=oboe#inscripcion'],
  [applicationPath('M-ABC234'), '/educacion-comunidad/clases-magistrales?solicitud=M-ABC234#estado'],
  [vacancyPath({ id: 7 }), '/portal-empleo/oferta/7'],
  [vacancyFamilyPath({ slug: 'orquesta', name: 'Orquesta' }), '/portal-empleo/orquesta'],
  [searchResultsPath('Ravel & Falla', 'works'), '/buscar?term=Ravel%20%26%20Falla&tipo=works'],
  [documentPath(101, 'bases.pdf'), '/documentos/101/bases.pdf'],
  [languagePath('en', '/explora?a=1'), '/idioma/en?a=%2Fexplora%3Fa%3D1'],
])('the routes make %s', (path, expected) => expect(path).toBe(expected));

describe('calendarPath', () => {
  it('has one address for a choice, whatever the order of its names', () =>
    expect(calendarPath({ vista: 'mes', cuando: 'pasados', mes: '2026-11', lugar: undefined })).toBe(
      '/conciertos-entradas/eventos?mes=2026-11&cuando=pasados&vista=mes',
    ));

  it('has no query without a choice', () => expect(calendarPath({})).toBe('/conciertos-entradas/eventos'));

  it('leaves the view out of the feed’s address', () =>
    expect(calendarFeedPath({ compositor: 'ravel', vista: 'mes' })).toBe('/calendario.ics?compositor=ravel'));
});

it.each([
  ['temporada', 'present'],
  ['temporada2324', { slug: '2324' }],
  ['temporada23', undefined],
  ['abonos', undefined],
])('seasonInPath reads %s as the season %j', (part, season) => expect(seasonInPath(part)).toEqual(season));
