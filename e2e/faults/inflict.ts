import { createPrivateKey } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { signStatement, toHeader } from '../../shell/src/releases/signed/signed-request.ts';
import { releaseFolder } from '../../shell/src/releases/store/store.ts';
import { health } from '../../shell/src/testing/servers/served-site.ts';
import { brokenPath } from './broken-code.ts';
import type { FaultRow } from './fault-table.ts';
import type { SiteFixture, FixtureRemote } from './site-fixture.ts';
import { sampleStatement } from '../../shell/src/testing/sample-releases/sample-statement.ts';

/** The pause between two visits to the broken page, and (`deadline`) the longest wait for the outcome, in milliseconds. */
const pace = 100;
/** The number of visits to the broken page that may be unanswered at a time. */
const mostAtOnce = 4;
const deadline = 60_000;

/** What came of a fault. */
export interface Outcome {
  /** The outcome in words. */
  came: string;
  /** The time from the moment the harm was possible until the release at fault was quarantined, in milliseconds. */
  caughtAfter?: number;
}

type Of<Outcome extends FaultRow['outcome']> = Extract<FaultRow, { outcome: Outcome }>;

/** Does one fault to the site. @throws where the outcome is not the required one */
export async function inflict(fault: FaultRow, fixture: SiteFixture, remote: FixtureRemote): Promise<Outcome> {
  switch (fault.outcome) {
    case 'new release':
      return { came: await deployGood(fault, fixture, remote) };
    case 'refused':
      return { came: await beRefused(fault, fixture, remote) };
    case 'error page':
      return { came: await showErrorPage(fault, fixture, remote) };
    case 'last good release':
      return fallBack(fault, fixture, remote);
    case 'page of the server':
      return { came: await changeBrowser(fault, fixture, remote) };
  }
}

async function deployGood(
  { isDatabaseAway }: Of<'new release'>,
  fixture: SiteFixture,
  remote: FixtureRemote,
): Promise<string> {
  fixture.database.isAway = isDatabaseAway;
  try {
    return await fixture.site.deploy(await fixture.variant(remote, {}));
  } finally {
    fixture.database.isAway = false;
  }
}

async function beRefused(fault: Of<'refused'>, fixture: SiteFixture, remote: FixtureRemote): Promise<string> {
  const { site } = fixture;
  const neighbour = fixture.remotes.find(({ name }) => name !== remote.name) as FixtureRemote;
  const asking = 'sends' in fault ? send(fault, fixture, remote) : deployBroken();
  const reason = await asking.then(
    (sentence) => Promise.reject(new Error(`it was accepted: ${sentence}`)),
    ({ message }: Error) => message,
  );
  if (!fault.reason.test(reason)) throw new Error(`it was refused for another reason: ${reason}`);
  if (/\bE[A-Z]{4,}:|file:\/\//.test(reason)) throw new Error(`it was refused in Node’s words: ${reason}`);
  return reason.split('\n')[0] ?? '';

  async function deployBroken(): Promise<string> {
    if ('isAbsent' in fault) return site.deploy({ ...remote.good, version: 'not-on-disk' });
    if ('sends' in fault) return '';
    const broken = await fixture.variant(remote, fault.variant(remote));
    if (!('beside' in fault)) return site.deploy(broken);
    const good = await fixture.variant(neighbour, {});
    const [refused, accepted] = await Promise.allSettled([site.deploy(broken), site.deploy(good)]);
    if (accepted.status === 'rejected') throw new Error(`the neighbour was refused, too: ${accepted.reason}`);
    if (refused.status === 'rejected') throw refused.reason;
    return refused.value;
  }
}

/** Sends an invalid request to the publishing endpoint, which must refuse it before any release is sent. */
async function send(
  { sends }: Extract<FaultRow, { sends: string }>,
  { site, database, keyPair, remotes }: SiteFixture,
  { name, built }: FixtureRemote,
): Promise<string> {
  const other = remotes.find((one) => one.name !== name)?.name ?? '';
  if (sends === 'a revoked key') await database.revokeKeys(name);
  const proof = signStatement(
    sampleStatement({
      verb: 'activate',
      site: new URL(site.url).origin,
      app: name,
      version: built.version,
      why: 'the fault matrix',
    }),
    createPrivateKey(keyPair(sends === 'the release of another' ? other : name).privateKey),
  );
  const sent =
    sends === 'another signature' ? { ...proof, text: proof.text.replace('fault matrix', 'fault!matrix') } : proof;
  const answer = await fetch(`${site.url}/releases`, { method: 'POST', headers: { Authorization: toHeader(sent) } });
  const { message } = (await answer.json()) as { message: string };
  if (!answer.ok) throw new Error(message);
  return message;
}

async function showErrorPage(fault: Of<'error page'>, fixture: SiteFixture, remote: FixtureRemote): Promise<string> {
  await fixture.site.deploy(await fixture.variant(remote, fault.variant(remote)));
  const answer = await fetch(fixture.site.url + brokenPath(remote));
  const html = await answer.text();
  if (!fault.status.includes(answer.status)) throw new Error(`the broken page answers ${answer.status}`);
  if (!html.includes('<h1') || html.includes('broken on purpose'))
    throw new Error('the broken page is no designed error page');
  return `${answer.status} in the frame`;
}

async function fallBack(fault: Of<'last good release'>, fixture: SiteFixture, remote: FixtureRemote): Promise<Outcome> {
  const { site } = fixture;
  const visit = 'damage' in fault ? await damage() : await deployBroken();
  const began = Date.now();
  let caughtAfter: number | undefined;
  const answers: Promise<number>[] = [];
  let waiting = 0;
  while (true) {
    const { quarantined, releases } = await health(site);
    const others = quarantined.filter(({ remote: name }) => name !== remote.name).map(({ remote: name }) => name);
    if (others.length > 0) throw new Error(`${others.join(', ')} in quarantine, too`);
    const [record] = quarantined;
    if (record) caughtAfter ??= Date.now() - began;
    if (caughtAfter !== undefined && record?.serving && releases[remote.name] === record.serving) {
      const seen = [...new Set(await Promise.all(answers))].toSorted((a, b) => a - b).join(', ');
      const came = `quarantined after ${seconds(caughtAfter)}, and the last good release serves after ${seconds(Date.now() - began)}`;
      return { came: came + (seen && `; visitors of the broken part got ${seen}`), caughtAfter };
    }
    if (Date.now() - began > deadline) throw new Error('nothing was quarantined within a minute');
    if (visit && waiting < mostAtOnce) {
      waiting += 1;
      answers.push(statusOf(site.url + visit).finally(() => (waiting -= 1)));
    }
    await wait(pace);
  }

  async function deployBroken(): Promise<string> {
    if (!('at' in fault)) return '';
    await site.deploy(await fixture.variant(remote, fault.variant(remote)));
    return fault.at === 'home' ? '/' : brokenPath(remote);
  }

  /** The files are put back when the fault is healed. */
  async function damage(): Promise<null> {
    if (!('damage' in fault)) return null;
    const folder = releaseFolder(site.store, remote.name, remote.good.version);
    await cp(folder, `${folder}.whole`, { recursive: true });
    await fault.damage(folder);
    // A new worker has to load the damaged release.
    const [worker] = site.supervisor.workerIds;
    if (worker) process.kill(worker, 'SIGKILL');
    return null;
  }
}

async function changeBrowser(
  fault: Of<'page of the server'>,
  fixture: SiteFixture,
  remote: FixtureRemote,
): Promise<string> {
  if ('variant' in fault) await fixture.site.deploy(await fixture.variant(remote, fault.variant(remote)));
  return 'the page stays as the server rendered it';
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}
