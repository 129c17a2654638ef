import { createPrivateKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { full } from '@ofgc/shared/testing/full.ts';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assetUrl } from '../../composition/release-vector.ts';
import { gateTrial } from '../../releases/gate/trial/trial-records.ts';
import { readRegistry } from '../../releases/registry/registry-log.ts';
import { type Release, releaseSchema } from '../../releases/release.schema.ts';
import { type SiteRequest } from '../../releases/signed/ask-site.ts';
import { askPreview } from '../../releases/signed/preview-link.ts';
import { createKeyPair } from '../../releases/signed/key-pair.ts';
import { findDamage, integrityOf } from '../../releases/store/release-files.ts';
import { readRelease, releaseFolder, writeJson } from '../../releases/store/store.ts';
import { buildElsewhere, type VariantOptions } from '../../testing/sample-releases/built-releases.ts';
import { PreviewTokenReader } from '../preview/preview-token.ts';
import { createMemoryDatabase } from '../../testing/servers/memory-database.ts';
import { type ServedSite, serveSite, servedVersion } from '../../testing/servers/served-site.ts';
import { addTeam, askAsTeam } from '../../testing/servers/test-team.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

// A team in its own folder, with its own key, publishes over HTTP to a running site of real builds.
vi.setConfig({ testTimeout: 120_000 });
const database = createMemoryDatabase();
const key = createKeyPair();
let site: ServedSite;
let jobs: Release;
let elsewhere: string;

useTestFolder((own) => void (elsewhere = own), beforeAll);
beforeAll(async () => {
  site = await serveSite(['shell', 'mfe-jobs'], { database, settings: { PATIENT: '1' } });
  jobs = site.releases[1] as Release;
}, 300_000);
afterAll(() => site?.stop());

const build = (options: Omit<VariantOptions, 'version'> = {}) => buildElsewhere(site.store, elsewhere, jobs, options);
const text = (words: string) => `export * from './built.js';\nexport const note = '${words}';\n`;
const ask = (verb: SiteRequest['verb'], release?: Release, differences: Partial<SiteRequest> = {}) =>
  askAsTeam({ app: 'jobs', key, to: site.url, folder: elsewhere }, verb, release, { why: 'a test', ...differences });
const served = () => servedVersion(`${site.url}/portal-empleo`, 'jobs');
const stored = () => readdir(join(site.store, 'jobs'));

describe('publishing by a team', () => {
  it('is refused while no team has a key', async () => {
    await expect(ask('deploy', await build({ source: text('too early') }))).rejects.toThrow('no team has a key');
    await addTeam(database, jobs, key);
  });

  it('makes a deployed release live, and records who deployed it from which commit', async () => {
    const release = await build({ source: text('first') });
    expect(await ask('deploy', release)).toContain(`jobs ${release.version} is live.`);
    expect(await served()).toBe(release.version);
    const history = await ask('releases');
    expect(history).toContain(`deploy jobs ${release.version}  by ana (team jobs) from 1ca02fc: a test`);
    expect(database.releases.get(`jobs@${release.version}`)?.proof).toBeTruthy();
  });

  it('keeps the source maps, which nobody can fetch', async () => {
    const map = 'maps/browser/jobs.portal.js.map';
    const release = await readRelease(site.store, 'jobs', (await served()) ?? '');
    const content = await readFile(join(releaseFolder(site.store, 'jobs', release.version), map));
    expect(integrityOf(content)).toBe(release.maps?.[map]);
    expect(database.files.get(release.maps?.[map] ?? '')).toEqual(content);
    const address = assetUrl('jobs', release.version, '').replace(/browser\/$/, map);
    expect((await fetch(site.url + address)).status).toBe(404);
  });

  it('stores a release that is not live, activates it without another trial, and rolls it back', async () => {
    const before = await served();
    const release = await build({ source: text('second') });
    expect(await ask('publish', release)).toContain('is published');
    expect(await served()).toBe(before);
    const shell = (await readRegistry(site.store)).apps.shell?.version;
    const trial = join(site.store, `trials/jobs-${release.version}-${gateTrial(shell ?? '', release)}.json`);
    const { mtimeMs: tried } = await stat(trial);
    expect(await ask('activate', undefined, { version: release.version })).toContain('is live');
    expect(await served()).toBe(release.version);
    expect((await stat(trial)).mtimeMs).toBe(tried);
    expect(await ask('rollback')).toContain(`jobs ${before} is live`);
    expect(await served()).toBe(before);
  });

  it('repairs a damaged release when it is published again', full, async () => {
    const release = await build({ source: text('damaged') });
    await ask('publish', release);
    const folder = releaseFolder(site.store, 'jobs', release.version);
    await writeFile(join(folder, 'server/main.js'), 'half of');
    await ask('publish', release);
    expect(await findDamage(folder, release)).toBeNull();
  });

  it('changes nothing when the live release is deployed again', async () => {
    const live = (await served()) ?? '';
    expect(await ask('deploy', await readRelease(elsewhere, 'jobs', live))).toContain('Nothing was changed');
  });
});

describe('publishing refuses, without a trace in the store or a change for visitors,', () => {
  async function expectRefusal(asking: () => Promise<string>, reason: RegExp): Promise<void> {
    const [before, folders] = [await served(), await stored()];
    await expect(asking()).rejects.toThrow(reason);
    expect(await stored()).toEqual(folders);
    expect(await served()).toBe(before);
    expect(database.refusals.at(-1)?.reason).toMatch(reason);
  }

  it('a release that the gate refuses', async () => {
    const broken = await build({ source: `throw new Error('broken at import');` });
    await expectRefusal(() => ask('deploy', broken), /broken at import/);
    // Sent again it is tried again, because nothing of it was kept.
    await expectRefusal(() => ask('publish', broken), /broken at import/);
  });

  it('a release with a mount that was not given to the team', async () => {
    const grabbing = await build({ source: text('grabs'), release: { mounts: [...jobs.mounts, '/abonos'] } });
    await expectRefusal(() => ask('deploy', grabbing), /the mount \/abonos was not given to the team jobs/);
  });

  it('a manifest that names other mounts or slots than the code', async () => {
    const lying = await build({ source: text('lies'), release: { mounts: [], slots: [] } });
    await expectRefusal(() => ask('deploy', lying), /release\.json names other (mounts|slots) than its code/);
  });

  it('a file that was changed after the build', async () => {
    const release = await build({ source: text('changed') });
    await writeFile(join(releaseFolder(elsewhere, 'jobs', release.version), 'server/built.js'), 'changed');
    await expectRefusal(() => ask('deploy', release), /server\/built\.js is not what the manifest says/);
  });

  it('a release whose name is not that of its content', async () => {
    const release = await build({ source: text('renamed') });
    const renamed = releaseSchema.parse({ ...release, version: 'abcdefabcdef' });
    const folder = releaseFolder(elsewhere, 'jobs', renamed.version);
    await cp(releaseFolder(elsewhere, 'jobs', release.version), folder, { recursive: true });
    await writeJson(join(folder, 'release.json'), renamed);
    await expectRefusal(() => ask('deploy', renamed), /its content has another name/);
  });

  it('a request for another team’s remote, one with an unknown key, and a GET request', async () => {
    await expectRefusal(
      () => ask('remove', undefined, { app: 'concerts' }),
      /concerts does not belong to the team jobs/,
    );
    const stranger = createPrivateKey(createKeyPair().privateKey);
    const { length } = database.refusals;
    await expect(ask('rollback', undefined, { privateKey: stranger })).rejects.toThrow('No team has the key');
    expect(database.refusals).toHaveLength(length);
    expect((await fetch(`${site.url}/releases`)).status).toBe(405);
  });

  it('a release while the database is away, without failing pages', async () => {
    const release = await build({ source: text('away') });
    database.isAway = true;
    try {
      await expect(ask('deploy', release)).rejects.toThrow('does not answer');
      expect((await fetch(`${site.url}/portal-empleo`)).status).toBe(200);
    } finally {
      database.isAway = false;
    }
  });
});

describe('a preview', () => {
  const visit = (path: string, cookie = '') =>
    fetch(site.url + path, { redirect: 'manual', headers: { cookie, 'Accept-Language': 'en' } });
  const later = () => new Date(Date.now() + 3_600_000).toISOString();
  const askLink = async (version: string, until = later()) => {
    const sentence = await askPreview({
      to: site.url,
      privateKey: createPrivateKey(key.privateKey),
      app: 'jobs',
      version,
      until,
      ...by,
    });
    return new URL(sentence.split('\n')[1] ?? '').pathname;
  };

  it('shows an unpublished release only to who has the link, marked as a preview', async () => {
    const before = await served();
    const release = await build({ source: text('to be looked at') });
    await ask('publish', release);
    const entered = await visit(await askLink(release.version));
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/portal-empleo']);
    const cookie = entered.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; Max-Age=3\d{3}; HttpOnly; SameSite=Lax$/);
    const [pass = ''] = cookie.split(';');
    const page = await visit('/en/portal-empleo', pass);
    const html = await page.text();
    expect(page.headers.get('x-releases')).toContain(`jobs@${release.version}`);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain(`Preview of jobs ${release.version}, not live.`);
    expect((await visit('/', pass)).headers.get('x-releases')).toContain(`jobs@${release.version}`);
    expect(await served()).toBe(before);
    const left = await visit('/vista-previa/fin', pass);
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it.each<[string, (link: string) => string]>([
    ['that was tampered with', (link) => link.replace(/.{6}$/, 'AAAAAA')],
    ['that says nothing', () => '/vista-previa/nada'],
  ])('with a link %s redirects to a page that says that it has expired', async (_, change) => {
    const link = change(await askLink((await served()) ?? ''));
    const refused = await visit(link);
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/en/vista-previa']);
    const page = await visit('/en/vista-previa');
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('The link to this preview has expired');
  });

  it('ends when its link expires, also for a started visit, and when its team’s key is revoked', async () => {
    const over = await askLink((await served()) ?? '', new Date(Date.now() - 1_000).toISOString());
    expect((await visit(over)).headers.get('location')).toBe('/en/vista-previa');
    const begun = await visit('/portal-empleo', `ofgc-preview=${over.split('/').at(-1)}`);
    expect([begun.headers.get('location'), begun.headers.get('set-cookie')?.includes('Max-Age=0')]).toEqual([
      '/en/vista-previa',
      true,
    ]);
    const reader = new PreviewTokenReader({ database, site: new URL(site.url).origin });
    const link = (await askLink((await served()) ?? '')).split('/').at(-1) ?? '';
    expect(await reader.read(link)).toMatchObject({ app: 'jobs' });
    const { keys } = await database.teams();
    const revoked = {
      teams: async () => ({ ...(await database.teams()), keys: keys.map((one) => ({ ...one, revokedAt: later() })) }),
    };
    expect(await new PreviewTokenReader({ database: revoked, site: new URL(site.url).origin }).read(link)).toBeNull();
  });

  it('of an unpublished release is refused', async () => {
    await expect(askLink('aaaaaaaaaaaa')).rejects.toThrow('is not published here: `releases` lists what is.');
  });
});

describe('a section that is taken down', () => {
  it('answers 410, loses its links, and comes back by a rollback', async () => {
    const before = await served();
    const linksTo = async (page: string) =>
      (await (await fetch(site.url + page)).text()).includes('href="/portal-empleo"');
    expect(await linksTo('/')).toBe(true);
    expect(await ask('remove')).toContain('jobs was taken down');
    for (const page of ['/portal-empleo', '/portal-empleo/vacantes', '/en/portal-empleo']) {
      const answer = await fetch(site.url + page);
      expect([page, answer.status]).toEqual([page, 410]);
      expect(await answer.text()).toMatch(/Esta página ya no existe|This page no longer exists/);
    }
    expect(await linksTo('/')).toBe(false);
    expect(await ask('rollback')).toContain('is live');
    expect(await served()).toBe(before);
    expect(await linksTo('/')).toBe(true);
  });

  it('redirects to the given address in both languages', full, async () => {
    await ask('remove', undefined, { redirect: '/sobre-ofgc' });
    const answer = await fetch(`${site.url}/en/portal-empleo`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/sobre-ofgc']);
    await ask('rollback');
  });
});

describe('a file of a release that this machine lacks', () => {
  it('is fetched from the database when an open page requests it', async () => {
    const release = await readRelease(site.store, 'jobs', (await served()) ?? '');
    const file = Object.keys(release.integrity).find((one) => /^browser\/.*\.js$/.test(one)) ?? '';
    const old =
      [...database.releases.keys()].find((name) => name.startsWith('jobs@') && !name.endsWith(release.version)) ?? '';
    const folder = releaseFolder(site.store, 'jobs', old.slice(5));
    await rm(folder, { recursive: true });
    const address = `${site.url}/assets/jobs/${old.slice(5)}/${file}`;
    await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), { timeout: 30_000, interval: 500 });
    expect(existsSync(join(folder, 'release.json'))).toBe(true);
  });
});
