import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { switchableApi, switchApi } from '../../site/process/api-switch.ts';
import { expect, test } from '../../site/page/browser-test.ts';
import type { Site } from '../../site/process/site-process.ts';
import { useSiteWithServices } from '../../site/process/site-with-services.ts';
import { reportForm } from './report-form.ts';

// Nobody else visits this site; it trusts this machine as a proxy, and its API can be switched.
const used = useSiteWithServices({ ...switchableApi, TRUST_PROXY: '127.0.0.1, ::1' });

/** Values of the request that could identify the reporter; each is unique, so that it can be found anywhere. */
const marks = {
  address: '203.0.113.77',
  agent: 'Zalamea-Browser/4711',
  cookie: 'zalamea-cookie-4712',
  referrer: 'zalamea-page-before-4713',
  language: 'x-zalamea-4714',
  text: 'Zalamea reported this 4715',
  file: 'Zalamea wrote this file 4716',
  fileName: 'zalamea-name-4717.txt',
  contact: 'zalamea-4718@example.org',
};

const headers = (site: Site) => ({
  'User-Agent': marks.agent,
  'X-Forwarded-For': marks.address,
  Cookie: `session=${marks.cookie}; locale=en`,
  Referer: `${site.url}/${marks.referrer}`,
  'Accept-Language': marks.language,
  'X-Request-Id': marks.referrer,
  'Sec-Fetch-Site': 'same-origin',
});
const ask = (site: Site, path: string, body?: FormData | URLSearchParams) =>
  fetch(site.url + path, { headers: headers(site), redirect: 'manual', ...(body && { method: 'POST', body }) });

/** The metrics of page renders and errors that operators read. */
async function counted(site: Site): Promise<string[]> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return text.split('\n').filter((line) => /^ofgc_(?:page_render|errors)/.test(line));
}

/** The form of a report, filled in, with the hidden fields of the page. */
async function filledForm(site: Site): Promise<FormData> {
  const form = reportForm(await (await ask(site, '/canal-denuncias/informar')).text(), marks.text);
  form.set('people', marks.text);
  form.set('contact', marks.contact);
  form.set('files', new File([marks.file], marks.fileName, { type: 'text/plain' }));
  return form;
}

/** The text of every file below a folder that was written since a moment; compressed files are decompressed. */
function* written(folder: string, since: number): Generator<[name: string, text: string]> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stat = statSync(path);
    if (stat.isDirectory()) {
      if (name !== 'releases') yield* written(path, since);
    } else if (stat.mtimeMs >= since) {
      const bytes = readFileSync(path);
      yield [path, (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('latin1')];
    }
  }
}

test('reporting channel: no file, log or backup has the address, browser, cookie, code or text of a report', async () => {
  test.setTimeout(480_000);
  const { site } = used;
  // One second earlier, because some file systems store only whole seconds.
  const began = Date.now() - 1_000;
  await fetch(`${site.url}/sobre-ofgc`);
  await expect.poll(() => counted(site)).toContainEqual(expect.stringContaining('remote="about"'));
  // Pages that were opened before are counted a moment later.
  let countedBefore: string[] = [];
  await expect(async () => {
    const earlier = countedBefore;
    countedBefore = await counted(site);
    expect(countedBefore).toEqual(earlier);
  }).toPass({ intervals: [1_000] });
  const sent = await ask(site, '/canal-denuncias/informar', await filledForm(site));
  expect(sent.status).toBe(201);
  const answer = await sent.text();
  const code = /(?:[A-Z2-9]{4}-){4}[A-Z2-9]{4}/.exec(answer)?.[0] ?? '';
  expect(code).not.toBe('');

  const opened = await ask(site, '/canal-denuncias/seguimiento', new URLSearchParams({ form: 'code', code }));
  expect(await opened.text()).toContain(marks.text);
  // Failing requests are logged: a mistyped code, an unknown file, an unknown page, another spelling of the path, and a broken API.
  await ask(site, '/canal-denuncias/seguimiento', new URLSearchParams({ form: 'code', code: marks.text }));
  await ask(site, '/canal-denuncias/archivo', new URLSearchParams({ code, message: '1', place: marks.text }));
  await ask(site, `/canal-denuncias/${encodeURIComponent(marks.text)}?code=${code}&x=${marks.cookie}`);
  await ask(site, '/%63anal-denuncias/informar', await filledForm(site));
  const away = await filledForm(site);
  switchApi(site.dataDir, 'broken');
  const refused = await ask(site, '/canal-denuncias/informar', away);
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining(marks.text)]);
  switchApi(site.dataDir, 'up');
  // No metric shows that somebody visited the channel.
  expect(await counted(site)).toEqual(countedBefore);

  for (const { headers: told } of [sent, opened, refused]) {
    expect(told.get('set-cookie')).toBeNull();
    expect(told.get('cache-control')).toBe('no-store');
    expect(told.get('referrer-policy')).toBe('no-referrer');
    expect(told.get('content-security-policy')).not.toMatch(/http|report/);
  }
  // The page has no email field, no newsletter and no scripts of third parties.
  expect(answer).not.toMatch(/type="email"|action="[^"]*boletin/);
  expect(answer).not.toContain('GTM-');
  expect(answer.replaceAll(site.url, '')).not.toMatch(/src="(?:https?:)?\/\//);

  const backup = join(site.dataDir, 'backup.gz');
  await site.halt();
  const made = spawnSync(process.execPath, ['api/src/commands/backup.ts', backup], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, DATA_DIR: site.dataDir },
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  const secrets = [...Object.values(marks), code, code.replaceAll('-', '')];
  const forms = secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ]);
  const all = [['the log', site.log()] as const, ...written(site.dataDir, began)];
  // The search covers the places that hold the report itself: the database's log and the backup.
  const names = all.map(([name]) => name);
  expect(names).toContainEqual(expect.stringContaining('pg_wal'));
  expect(names).toContain(backup);
  const found = all.flatMap(([name, text]) =>
    forms.filter((form) => text.includes(form)).map((form) => `${name}: ${form}`),
  );
  expect(found).toEqual([]);
});
