import type { Registry, RegistryEvent } from '../release.schema.ts';

/** What was live when, by whom and why: the newest first, a line each. @param app of one alone, or of all */
export function describeHistory(
  history: readonly { event: RegistryEvent; apps: Registry['apps'] }[],
  app?: string,
): string {
  const changes = history.filter(({ event }) => app === undefined || event.app === app);
  const live = history[0]?.apps ?? {};
  const now = Object.entries(live)
    .filter(([name]) => app === undefined || name === app)
    .map(([name, { version, previous, removed }]) => {
      const state = removed ? 'is taken down' : 'is live';
      return `${name} ${version} ${state}; before it: ${previous.join(', ') || 'nothing'}`;
    });
  return [...now, ...changes.map(({ event }) => line(event))].join('\n') || 'Nothing was ever live.';
}

function line({ at, action, app, version, who, commit, isDirty, why }: RegistryEvent): string {
  const source = commit === 'unknown' ? '' : ` from ${commit}${isDirty ? ' with changes' : ''}`;
  return `${at}  ${action} ${app} ${version}  by ${who}${source}${why && `: ${why}`}`;
}
