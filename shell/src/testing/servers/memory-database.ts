import {
  DatabaseAwayError,
  type ReleaseDatabase,
  type SharedChange,
  type SharedRelease,
} from '../../releases/database/release-database.ts';
import { developmentReason, readStatement } from '../../releases/signed/signed-request.ts';
import type { Trial } from '../../releases/gate/trial/trial-records.ts';

/** The release database as an object: behaves like `api/src/releases`, without an API. */
export interface MemoryDatabase extends ReleaseDatabase {
  changes: SharedChange[];
  files: Map<string, Buffer>;
  releases: Map<string, SharedRelease>;
  refusals: { team: string; verb: string; app: string; reason: string }[];
  /** The database gives no responses. */
  isAway: boolean;
}

export function createMemoryDatabase(): MemoryDatabase {
  const nonces = new Set<string>();
  const sites = new Map<string, string>();
  const trials = new Map<string, Trial[]>();
  const teams: Awaited<ReturnType<ReleaseDatabase['teams']>> = { teams: [], keys: [] };
  const methods: ReleaseDatabase = {
    apiUrl: 'http://127.0.0.1:9/',
    secret: '',
    latestChange: async () => memory.changes.at(-1) ?? null,
    history: async (limit, app = '') =>
      memory.changes
        .filter(({ event }) => !app || event.app === app)
        .toReversed()
        .slice(0, limit),
    async enter(change) {
      const same = memory.changes.find(({ origin }) => origin === change.origin);
      if (same) return same.number;
      if (JSON.stringify(change.event).length > 20_000) throw new Error('answers 400');
      if (memory.changes.some(({ number }) => number === change.number)) return null;
      memory.changes.push(structuredClone(change));
      return change.number;
    },
    release: async (app, version) => memory.releases.get(`${app}@${version}`) ?? null,
    published: async (app) =>
      [...memory.releases].flatMap(([name, { proof }]) => {
        const [of, version = ''] = name.split('@');
        const isOfDevelopment = proof !== null && readStatement(proof)?.why === developmentReason;
        return of === app ? [{ version, addedAt: '2026-11-20T09:00:00.000Z', isOfDevelopment }] : [];
      }),
    async putRelease(app, version, manifest, proof) {
      const isSigned = memory.releases.get(`${app}@${version}`)?.proof;
      if (proof || !isSigned) memory.releases.set(`${app}@${version}`, { manifest, proof });
    },
    missingFiles: async (hashes) => [...new Set(hashes)].filter((hash) => !memory.files.has(hash)),
    async putFile(hash, content) {
      memory.files.set(hash, content);
    },
    file: async (hash) => memory.files.get(hash) ?? null,
    teams: async () => structuredClone(teams),
    async putTeam(team) {
      teams.teams = [...teams.teams.filter(({ name }) => name !== team.name), team];
    },
    async addKey(team, key) {
      if (teams.keys.some((one) => one.team === team && one.revokedAt === null)) return false;
      teams.keys.push({ ...key, team, addedAt: new Date().toISOString(), revokedAt: null });
      return true;
    },
    async revokeKeys(team) {
      const valid = teams.keys.filter((one) => one.team === team && one.revokedAt === null);
      for (const key of valid) key.revokedAt = new Date().toISOString();
      return valid.length > 0;
    },
    async useNonce(nonce) {
      if (nonces.has(nonce)) return false;
      nonces.add(nonce);
      return true;
    },
    async noteRefusal(refusal) {
      memory.refusals.push(refusal);
    },
    trials: async (app, version) => trials.get(`${app}@${version}`) ?? [],
    async noteTrial(app, version, { shell, notes }) {
      const others = (trials.get(`${app}@${version}`) ?? []).filter((trial) => trial.shell !== shell);
      trials.set(`${app}@${version}`, [...others, { shell, notes: [...notes] }]);
    },
    async putSite(name, status) {
      sites.set(name, status);
    },
    async removeSite(name) {
      sites.delete(name);
    },
    sites: async () => [...sites].map(([name, status]) => ({ name, status })),
  };
  const memory = {
    ...methods,
    changes: [],
    files: new Map(),
    releases: new Map(),
    refusals: [],
    isAway: false,
  } as MemoryDatabase;
  for (const [name, method] of Object.entries(methods).filter(([, one]) => typeof one === 'function'))
    Object.assign(memory, {
      [name]: async (...words: unknown[]) => {
        if (memory.isAway) throw new DatabaseAwayError('The database of releases does not answer.');
        return (method as (...given: unknown[]) => Promise<unknown>)(...words);
      },
    });
  return memory;
}
