import { isDeepStrictEqual } from 'node:util';
import { escapeHtml } from '@ofgc/shared/text/escape-html.ts';
import type { Judged, Machine } from '../../releases/database/shared-status.ts';
import type { Registry, Revision } from '../../releases/release.schema.ts';
import type { Health } from '../supervisor/health-and-ready.ts';
import { bars } from './bars.ts';

/** The address of the operators' page; below it is only its style sheet. */
export const operationsPath = '/operaciones';
export const operationsStylesPath = `${operationsPath}/estilo.css`;

/** The data that the page shows. */
export interface Operations {
  health: Health;
  /** The registry that the site has accepted. The newest revision may have a change that it has not judged, or has postponed. */
  live: Registry;
  postponed: Judged['postponed'];
  /** The newest revision is last. */
  history: readonly Revision[];
  /** The running sites that share the releases; none where the database does not answer. */
  machines: readonly Machine[];
  /** How many errors a remote had in each of the last hours, the oldest first. */
  errorsByHour: (remote: string) => readonly number[];
  /** `concerts@1a2b` → its number of errors since the site started. */
  errors: ReadonlyMap<string, number>;
  /** `concerts@1a2b` → the compressed size of its browser files, in bytes. */
  weights: ReadonlyMap<string, number>;
}

export const operationsStyles = `body{margin:2rem auto;max-inline-size:72rem;padding-inline:1rem;font:1rem/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff}
table{border-collapse:collapse;inline-size:100%;margin-block:1rem 2rem}
th,td{padding:.4rem .75rem;border-block-end:1px solid #ccc;text-align:start;vertical-align:top}
td:nth-child(n+6),code{font-family:ui-monospace,monospace}
.bad{background:#ffe3e0}
.scroll{overflow-x:auto}
svg{display:block;fill:#1446c8}
`;

/**
 * The operators' page: the live releases, since when and by whom, their errors and sizes over time, what each machine serves, and the
 * commands that change it.
 */
export function operationsPage(operations: Operations): string {
  const { health, live, postponed, history, machines, errors, errorsByHour, weights } = operations;
  const newest = history.at(-1)?.apps ?? {};
  const rows = Object.entries({ ...newest, ...live.apps }).map(([name, { version, previous, removed, canary }]) => {
    const pending = pendingChange(name, { live, newest, postponed });
    const since = history.findLast(({ event }) => event.app === name && event.version === version)?.event;
    const held = health.quarantined.find(({ remote }) => remote === name);
    const state = held
      ? `en cuarentena hasta ${time(held.until)} (${held.reason}); sirve ${held.serving ?? 'nada'}`
      : removed
        ? 'retirada'
        : canary
          ? `canario ${canary.version}: ${canary.share} % de las visitas, ${errors.get(`${name}@${canary.version}`) ?? 0} errores`
          : live.apps[name]
            ? 'en servicio'
            : 'aún no en servicio';
    const versions = [version, ...previous];
    const weight = versions.map((one) => kilobytes(weights.get(`${name}@${one}`))).join(' ← ');
    const byVersion = versions.toReversed().map((one) => weights.get(`${name}@${one}`) ?? 0);
    const byHour = errorsByHour(name);
    return `<tr${held ? ' class="bad"' : ''}><th scope="row">${escapeHtml(name)}</th><td><code>${escapeHtml(version)}</code></td><td>${escapeHtml(pending ? `${state}; ${pending}` : state)}</td><td>${since ? time(since.at) : ''}</td><td>${since ? escapeHtml(`${since.who}${since.commit === 'unknown' ? '' : ` (${since.commit})`}${since.why && `: ${since.why}`}`) : ''}</td><td>${errors.get(`${name}@${version}`) ?? 0}${bars(byHour, `Errores por hora en las últimas ${byHour.length} horas`)}</td><td>${escapeHtml(weight)}${bars(byVersion, 'Peso de cada versión; la última, a la derecha')}</td></tr>`;
  });
  const changes = history
    .slice(-30)
    .toReversed()
    .map(
      ({ event }) =>
        `<tr><td>${time(event.at)}</td><td>${escapeHtml(event.action)}</td><td>${escapeHtml(event.app)}</td><td><code>${escapeHtml(event.version)}</code></td><td>${escapeHtml(event.who)}</td><td>${escapeHtml(event.why)}</td></tr>`,
    );
  const places = machines.map(({ name, live: served, lacking }) => {
    const lacks = lacking.map(({ app, reason }) => `${app}: ${reason}`).join('; ');
    const serves = Object.entries(served).map(
      ([app, version]) => `${escapeHtml(app)} <code>${escapeHtml(version)}</code>`,
    );
    return `<tr><th scope="row">${escapeHtml(name)}</th><td>${serves.join(', ')}</td><td>${escapeHtml(lacks || 'nada')}</td></tr>`;
  });
  const { status, workers } = health;
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Operaciones · OFGC</title><link rel="stylesheet" href="${operationsStylesPath}"></head>
<body><main><h1>Operaciones</h1>
<p>Estado: <strong>${escapeHtml(status)}</strong>; ${workers.serving} de ${workers.wanted} procesos en servicio.</p>
<h2>En servicio</h2><div class="scroll">${table(['Aplicación', 'Versión', 'Estado', 'Desde', 'Quién y por qué', 'Errores', 'Peso en el navegador (esta ← anteriores)'], rows)}</div>
<h2>Máquinas</h2><div class="scroll">${places.length > 0 ? table(['Máquina', 'Sirve', 'Le falta'], places) : '<p>Todavía no se sabe de ninguna máquina.</p>'}</div>
<h2>Últimos cambios</h2><div class="scroll">${table(['Cuándo', 'Qué', 'Aplicación', 'Versión', 'Quién', 'Por qué'], changes)}</div>
<h2>Órdenes</h2><ul>${verbs.map(([command, does]) => `<li><code>${escapeHtml(command)}</code>: ${escapeHtml(does)}</li>`).join('')}</ul>
</main></body></html>
`;
}

/** What the newest revision has of an app that the site does not serve yet; undefined where it serves all of it. */
function pendingChange(
  name: string,
  { live, newest, postponed }: Pick<Operations, 'live' | 'postponed'> & { newest: Registry['apps'] },
): string | undefined {
  if (isDeepStrictEqual(newest[name], live.apps[name])) return undefined;
  const reason = postponed.find((one) => one.name === name)?.reason;
  const change = newest[name]?.removed ? 'su retirada' : `el cambio a ${newest[name]?.version ?? 'ninguna'}`;
  return reason === undefined ? `falta juzgar ${change}` : `se aplaza ${change}: ${reason}`;
}

const verbs: readonly (readonly [string, string])[] = [
  ['npm run deploy -- mfe-concerts', 'construye y pone en servicio'],
  ['npm run deploy -- mfe-concerts --canary 10%', 'la da a una parte de las visitas; los errores la retiran'],
  ['npm run activate -- mfe-concerts VERSION', 'pone en servicio una versión ya publicada'],
  ['npm run rollback -- mfe-concerts', 'retira el canario o vuelve a la versión anterior'],
  ['npm run preview -- mfe-concerts@VERSION --to https://site', 'enlace para verla antes de ponerla en servicio'],
  ['npm run remove -- mfe-concerts', 'retira la sección'],
  ['npm run quarantine -- release mfe-concerts', 'termina una cuarentena'],
  ['npm run releases -- mfe-concerts', 'historia completa'],
];

function table(heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** A time of the real clock, in the time zone of the Canaries. */
function time(instant: string): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Atlantic/Canary' }).format(
    new Date(instant),
  );
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '?' : `${Math.round(bytes / 1024)} KB`;
}
