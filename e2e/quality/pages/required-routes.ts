/**
 * The routes of `docs/requirements.md#routes`, without locale; `{slug}` stands for any word, `{id}` for any number.
 * The last ones were added by this site: the levels of content pages, whose words differ by language, accessibility (required by law), the
 * site map.
 */
const routes = `
  / /aviso-legal /buscar /canal-denuncias /conciertos-entradas /datos-seguros /educacion-comunidad /explora
  /notas-prensa /perfil-contratante /politica-cookies /portal-empleo /proteccion-datos /sobre-ofgc /transparencia

  /conciertos-entradas/eventos /conciertos-entradas/planifica-visita /conciertos-entradas/temporada
  /conciertos-entradas/temporada2324 /conciertos-entradas/temporada2425 /conciertos-entradas/temporada2526

  /educacion-comunidad/actividades /educacion-comunidad/clases-magistrales /educacion-comunidad/comunidad
  /educacion-comunidad/conciertos-en-familia /educacion-comunidad/conciertos-escolares-itinerantes
  /educacion-comunidad/educacion /educacion-comunidad/formacion /educacion-comunidad/taller-profesorado
  /educacion-comunidad/educacion/club-16 /educacion-comunidad/educacion/club-26 /educacion-comunidad/formacion/old

  /explora/actualidad /explora/discografia /explora/historia /explora/invitados
  /sobre-ofgc/audiciones /sobre-ofgc/conoce-ofgc /sobre-ofgc/contacto /sobre-ofgc/info-general

  /portal-empleo/{slug} /portal-empleo/oferta/{id} /programa /programa/{id}
  /conciertos-entradas/abonos/{slug} /conciertos-entradas/abonos/{slug}/{id} /conciertos-entradas/eventos/{slug}/{id}
  /explora/actualidad/{slug} /explora/actualidad/{slug}/{id}

  /(historias|stories) /(historias|stories)/{slug} /(historias|stories)/{slug}/{slug}
  /(historias|stories)/{slug}/{slug}/{slug} /accesibilidad /mapa-web
`
  .trim()
  .split(/\s+/);

function pattern(route: string): RegExp {
  return new RegExp(`^${route.replaceAll('{slug}', String.raw`[^/\d][^/]*`).replaceAll('{id}', String.raw`\d+`)}$`);
}

/** The routes that none of these addresses (without locale and query) is an example of. */
export function routesNotVisited(paths: Iterable<string>): string[] {
  const visited = [...paths];
  return routes.filter((route) => !visited.some((path) => pattern(route).test(path)));
}
