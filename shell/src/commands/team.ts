import { rm, writeFile } from 'node:fs/promises';
import { appName } from '../releases/build/apps.ts';
import type { ReleaseDatabase, Team } from '../releases/database/release-database.ts';
import { readRegistry } from '../releases/registry/registry-log.ts';
import { createKeyPair } from '../releases/signed/key-pair.ts';
import { checkAppName } from '../releases/store/app-names.ts';
import { plainMount } from '@ofgc/shared/contract/plain-mount.ts';
import {
  areNested,
  mountOwner,
  type OwnedAddresses,
  ownerName,
  shellClaim,
} from '../releases/gate/declaration/ownership.ts';
import { keyFile } from '../releases/signed/team-key.ts';
import { typedPath } from '@ofgc/shared/commands/typed-path.ts';
import { root } from './command-line.ts';
import { openDatabase, openExistingStore } from './open-store.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run team -- add concerts: creates a key with which a remote's team can publish from anywhere. The site must be running,
// because teams are in its database. -- grant concerts --mount /x --slot home.x. -- revoke concerts: ends its key; with --mount /x: takes
// only that address. -- list.
const usage =
  'npm run team -- add NAME [--mount /path]… [--slot home.name]… [--file FILE] | grant NAME --mount … --slot … | revoke NAME [--mount …] [--slot …] | list';

/** The options of each verb. */
const flags: Record<string, readonly string[]> = {
  add: ['mount', 'slot', 'file'],
  grant: ['mount', 'slot'],
  revoke: ['mount', 'slot'],
  list: [],
};

interface Given {
  database: ReleaseDatabase;
  store: string;
  name: string;
  mounts: string[];
  slots: string[];
  file: string;
}

await runCommand(async () => {
  const { positionals, values } = readArguments({
    usage,
    most: 2,
    options: {
      mount: { type: 'string', multiple: true },
      slot: { type: 'string', multiple: true },
      file: { type: 'string' },
    },
  });
  const [verb = 'list', given = ''] = positionals;
  const understood = flags[verb];
  if (!understood) throw new Error(usage);
  if (verb === 'list' && given) throw new Error(`What is "${given}" for? ${usage}`);
  const unknown = Object.keys(values).find((flag) => !understood.includes(flag));
  if (unknown !== undefined) throw new Error(`What is --${unknown} for? ${usage}`);
  const { settings, store } = openExistingStore();
  const database = openDatabase(settings);
  if (verb === 'list') return list(database);
  const name = appName(given);
  if (!/^[a-z]+$/.test(name)) throw new Error(`Which team? ${usage}`);
  checkAppName(name);
  const { mount: mounts = [], slot: slots = [] } = values;
  const odd = mounts.find((mount) => !plainMount.test(mount));
  if (odd !== undefined) throw new Error(`--mount takes where addresses begin (/archivo), not "${odd}".`);
  const unnamed = slots.find((slot) => !/^(?:home|block)\.[a-z\d-]+$/.test(slot));
  if (unnamed !== undefined) throw new Error(`--slot takes home.archive or block.archive, not "${unnamed}".`);
  const team = {
    database,
    store,
    name,
    mounts,
    slots,
    file: values.file ? typedPath(values.file) : keyFile(root, name),
  };
  if (verb === 'add') return add(team);
  if (verb === 'grant') return grant(team);
  return mounts.length + slots.length > 0 ? takeBack(team) : revoke(team);
});

async function add(given: Given): Promise<string> {
  const { database, file, name } = given;
  const { teams, keys } = await database.teams();
  const team = await withGranted(given, teams);
  if (name !== 'shell' && team.mounts.length === 0)
    throw new Error(`Nothing of ${name} is live: say which addresses are the team's, --mount /path.`);
  if (keys.some(({ team: of, revokedAt }) => of === name && revokedAt === null))
    throw new Error(`${name} has a valid key: \`npm run team -- revoke ${name}\` ends it.`);
  const { privateKey, publicKey, id } = createKeyPair();
  await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' }).catch(() => {
    throw new Error(`${file} is there already, or cannot be written: choose another with --file.`);
  });
  const discard = async (error: unknown) => {
    // The key was not registered, so its file is useless.
    await rm(file, { force: true });
    throw error;
  };
  await database.putTeam(team, teams).catch(discard);
  const isAdded = await database.addKey(name, { id, publicKey }).catch((error: unknown) => {
    const next = `\`npm run team -- list\` says whether ${name} has the key ${id} now. Its private half is in ${file}.`;
    throw new Error(`${messageOf(error)}\n${next}`, { cause: error });
  });
  if (!isAdded) await discard(new Error(`${name} was given a key meanwhile.`));
  return [
    `${name} has the key ${id}. Its private half is in ${file}: hand it to the team, and keep no copy.`,
    describe(team),
  ].join('\n');
}

async function grant(given: Given): Promise<string> {
  const { teams } = await given.database.teams();
  if (!teams.some(({ name }) => name === given.name)) throw new Error(`There is no team ${given.name}.`);
  const team = await withGranted(given, teams);
  await given.database.putTeam(team, teams);
  return describe(team);
}

async function revoke({ database, name }: Given): Promise<string> {
  if (!(await database.revokeKeys(name))) throw new Error(`${name} has no valid key.`);
  return `The key of ${name} is not good any more.`;
}

/** Takes addresses and slots from a team; its key stays valid. */
async function takeBack({ database, name, mounts, slots }: Given): Promise<string> {
  const { teams } = await database.teams();
  const team = teams.find((one) => one.name === name);
  const [stranger] = [
    ...mounts.filter((mount) => !team?.mounts.includes(mount)),
    ...slots.filter((slot) => !team?.slots.includes(slot)),
  ];
  if (!team || stranger) throw new Error(`${name} does not own ${stranger}.`);
  const rest = {
    ...team,
    mounts: team.mounts.filter((mount) => !mounts.includes(mount)),
    slots: team.slots.filter((slot) => !slots.includes(slot)),
  };
  await database.putTeam(rest, teams);
  return describe(rest);
}

/** The team with its own and the given addresses and slots; a new team's own are those of its live release. @throws where the shell, another section or another team owns one */
async function withGranted({ store, name, mounts, slots }: Given, teams: readonly Team[]): Promise<Team> {
  const known = teams.find((team) => team.name === name);
  const { [name]: live, ...rest } = (await readRegistry(store)).apps;
  // For a known team only its own addresses count: one that was taken from it may still be in its live release.
  const owned = known ?? live;
  const releases: OwnedAddresses[] = Object.entries(rest).map(([other, app]) => ({ ...app, name: other }));
  // A team may own an address before its section is live.
  const others = [shellClaim, ...releases, ...teams.filter((team) => team.name !== name)];
  const described = (owner: OwnedAddresses, option: string) => {
    if (owner === shellClaim || owner.removed) return ownerName(owner);
    // Taken from its team first, the address would stop every change of the section, and would not be free.
    if (releases.includes(owner)) return `${owner.name}, whose live release has it: a release without it gives it up`;
    return `${owner.name}: \`npm run team -- revoke ${owner.name} ${option}\` takes it back`;
  };
  for (const mount of mounts) {
    const owner = mountOwner(mount, others);
    const taken = owner?.mounts.find((one) => areNested(mount, one));
    if (owner) throw new Error(`${mount} belongs to ${described(owner, `--mount ${taken}`)}.`);
  }
  for (const slot of slots) {
    const owner = others.find((other) => other.slots.includes(slot));
    if (owner) throw new Error(`${slot} belongs to ${described(owner, `--slot ${slot}`)}.`);
  }
  const all = (...lists: (readonly string[] | undefined)[]) => [...new Set(lists.flatMap((one) => one ?? []))];
  return {
    name,
    app: name,
    mounts: all(owned?.mounts, mounts),
    slots: all(owned?.slots, slots),
  };
}

function describe({ name, mounts, slots }: Team): string {
  return `${name} owns ${[...mounts, ...slots].join(', ') || (name === 'shell' ? 'the frame' : 'nothing')}.`;
}

async function list(database: ReleaseDatabase): Promise<string> {
  const { teams, keys } = await database.teams();
  if (teams.length === 0) return 'No team has a key: nobody publishes from outside.';
  return teams
    .map((team) => {
      const valid = keys.find((key) => key.team === team.name && key.revokedAt === null);
      return `${describe(team)} ${valid ? `Key ${valid.id} since ${valid.addedAt}.` : 'No valid key.'}`;
    })
    .join('\n');
}
