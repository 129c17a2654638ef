import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings as readApiSettings } from '../../../api/src/settings.ts';
import { readSettings } from '../../../shell/src/settings.ts';
import {
  fontBudget,
  pictureBudget,
  releaseBudget,
  scriptBudget,
  styleBudget,
} from '../../../shell/src/releases/gate/declaration/byte-budgets.ts';
import { publishTimeout } from '../../../shell/src/timeouts.ts';
import { remoteFolders } from '@ofgc/shared/testing/read-sections.ts';
import { isConfidential, reportPath } from '@ofgc/shared/routes/about/reporting-channel.ts';

const root = join(import.meta.dirname, '../../..');
const exclude = ['**/node_modules/**', '**/dist/**'];
const forwardSlashes = (path: string) => path.replaceAll('\\', '/');
const files = globSync('{*.{ts,mjs},{shared,api,shell,mfe-*,e2e}/**/*.{ts,tsx,mjs}}', { cwd: root, exclude }).map(
  (file) => `/${forwardSlashes(file)}`,
);
/** The files that git tracks, and new ones that it does not ignore, so that uncommitted work counts. */
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\0')
  .filter((file) => file && existsSync(join(root, file)));
const documents = tracked.filter((file) => matchesGlob(file, '{**/README.md,docs/**/*.md}')).toSorted();

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** A document without its code blocks. */
const prose = (path: string) => read(path).replaceAll(/^```[^]*?^```/gm, '');

/** Whether a file named in a document exists. The document may leave out its folder; `mfe-x` and `NAME` stand for any name. */
const isThere = (word: string) => /^mfe-x\/|NAME/.test(word) || files.some((file) => file.endsWith(`/${word}`));

it.each(documents)('%s names only files that exist', (document) => {
  const named = [...read(document).matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)];
  expect(named.map(([, word = '']) => word).filter((word) => !isThere(word))).toEqual([]);
});

it('documents name only functions that exist', () => {
  const names = new Set(
    documents.flatMap((file) => [...prose(file).matchAll(/`(\w+)\(/g)].map(([, name = '']) => name)),
  );
  const grep = ['grep', '--untracked', '-ohwE', [...names].join('|'), '--', '*.ts', '*.tsx'];
  const found = new Set(execFileSync('git', grep, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n'));
  expect([...names].filter((name) => !found.has(name))).toEqual([]);
});

/** The anchors of a document's headings, as GitHub and GitLab make them. */
const anchorsOf = (document: string) =>
  [...prose(document).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(documents)('%s links only to files and headings that exist', (document) => {
  const links = [...prose(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const isDead = (link: string) => {
    const [path = '', anchor] = link.split('#');
    const target = path ? posix.join(posix.dirname(document), path) : document;
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  };
  expect(links.filter((link) => !/^[a-z]+:/.test(link) && isDead(link))).toEqual([]);
});

it('the proxy of docs/production.md keeps every spelling of the reporting channel out of its logs', () => {
  const proxy = /^```nginx\n([^]*?)^```/m.exec(read('docs/production.md'))?.[1] ?? '';
  const [, isAnyCase, pattern = ''] = /location ~(\*?) (\S+) \{\s+error_log \/dev\/null;/.exec(proxy) ?? [];
  const unlogged = new RegExp(pattern, isAnyCase ? 'i' : '');
  const spellings = [reportPath, `/en${reportPath}`].flatMap((path) => [path, path.toUpperCase()]);
  expect(spellings.filter((path) => !isConfidential(path) || !unlogged.test(path))).toEqual([]);
  const servers = proxy.split(/^server \{/m).slice(1);
  expect(servers.filter((server) => !server.split('location')[0]?.includes('access_log off;'))).toEqual([]);
  const plain = servers.find((server) => server.includes('listen 80;')) ?? '';
  expect(plain).toContain('error_log /dev/null;');
  expect(plain).toContain('return 301 https://');
  expect(plain).not.toContain('proxy_pass');
});

it('documents show settings that the site accepts', () => {
  const shown = ['docs/operations.md', 'docs/production.md'].flatMap((document) =>
    [...read(document).matchAll(/\b([A-Z][A-Z_]{3,})=('[^']*'|[\w:/.,@-]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll("'", ''),
    ]),
  );
  expect(shown).toContainEqual(['PURGED_CACHES', 'http://127.0.0.1:80']);
  // The example of a secret says how to make one.
  const { IDENTITY_KEY: _secret, ...settings } = Object.fromEntries(shown) as Record<string, string>;
  expect(() => [readSettings(settings), readApiSettings(settings)]).not.toThrow();
});

it('the configuration of Varnish waits for a release for as long as the site may take', () => {
  const [, seconds] =
    /\^\/releases[^]*?first_byte_timeout = (\d+)s/.exec(read('shell/src/server/page-cache/changes/varnish.vcl')) ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThan(publishTimeout);
});

it('the service of docs/production.md goes on where the kernel kills one of its workers for want of memory', () => {
  const service = /^ *```ini\n([^]*?)^ *```/m.exec(read('docs/production.md'))?.[1] ?? '';
  expect(service.split('[Install]')[0]).toContain('\n   OOMPolicy=continue\n');
});

it('docs/production.md tells how long logs may be kept, as the page on data protection promises', () => {
  expect(read('api/content/pages.json')).toMatch(
    /Registros técnicos de la web<\/th>(?:<td>[^<]*<\/td>)*<td>Treinta días/,
  );
  expect(read('docs/production.md')).toContain('`MaxRetentionSec=30day`');
});

it('docs/production.md has a unit for the daily backup, which leaves only encrypted copies and deletes them in time', () => {
  const unit = /ofgc-backup\.service\n([^]*?)^```/m.exec(read('docs/production.md'))?.[1] ?? '';
  expect(unit).toContain('api/src/commands/backup.ts $$f; age -r');
  expect(unit).toContain('rm $$f;');
  // Looked at once a day, 29 whole days and more: no copy becomes older than thirty.
  expect(unit).toContain('-mtime +28 -delete');
  expect(unit).not.toContain('npm run');
  expect(unit).toMatch(/^OnCalendar=/m);
});

it('docs/ship-a-section.md states the limits that the gate has for what a section weighs', () => {
  const weight = /^- \*\*Weight\*\*: (.+)$/m.exec(read('docs/ship-a-section.md'))?.[1] ?? '';
  expect(weight).toContain(`scripts on a page ${scriptBudget / 1024} KB and its styles ${styleBudget / 1024} KB`);
  for (const [name, budget] of [
    ['a picture', pictureBudget],
    ['a font', fontBudget],
  ] as const)
    expect(weight).toContain(`${name} ${budget / 1024} KB`);
  expect(weight).toContain(`all files for browsers ${releaseBudget / 1024 ** 2} MB`);
});

it('docs/production.md tells how long backups may be kept, as both pages on data protection promise', () => {
  const pages = read('api/content/pages.json');
  expect(pages).toMatch(/Hay copias\.<\/strong>[^<]*Ninguna se guarda más de treinta días/);
  expect(pages).toContain('De las copias de seguridad, lo borrado desaparece a los treinta días.');
  const backup = /^## Backup\n([^]*?)^## /m.exec(read('docs/production.md'))?.[1] ?? '';
  expect(backup).toContain('no copy is kept for more than 30 days');
});

it('docs/production.md makes every folder that its steps use', () => {
  const production = read('docs/production.md');
  const made = /install -d .*?((?: \/[\w/]+)+)/.exec(production)?.[1]?.trim().split(' ') ?? [];
  const used = [...production.matchAll(/\/(?:srv|var\/lib|var\/backups)\/\w+/g)].map(([path]) => path);
  expect([...new Set(used)].toSorted()).toEqual(made.toSorted());
});

it('each file of the content is named where editors and developers look for it', () => {
  const named = ['docs/content.md', 'docs/where-does-my-code-live.md', 'api/README.md'].map(read).join('\n');
  const nouns = readdirSync(join(root, 'api/src/resources'));
  const files = globSync('*.json', { cwd: join(root, 'api/content') });
  const unnamed = files.filter((file) => !named.includes(`\`${file}\``) && !nouns.includes(file.replace('.json', '')));
  expect(unnamed).toEqual([]);
});

it('the index of decisions has a row for each of them', () => {
  const rows = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d+)\]\((\S+)\) \|/gm)];
  const decisions = documents.filter((file) => /^docs\/decisions\/\d/.test(file)).map((file) => posix.basename(file));
  expect(rows.map(([, , file]) => file)).toEqual(decisions);
  expect(rows.map(([, number = '']) => number.padStart(4, '0'))).toEqual(decisions.map((file) => file.slice(0, 4)));
});

/** Tables whose first column is headed `folder` or `folder of …`: each must name all folders that exist. */
const folderTables = documents.flatMap((document) =>
  [...read(document).matchAll(/^\| folder(?: of `([^`]+)`)? \|.*\n\|[-|]+\n((?:\|.*\n?)+)/gm)].map(
    ([, below = '.', rows = '']) => ({
      document,
      folder: posix.join(posix.dirname(document), below),
      named: rows
        .split('\n')
        .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))
        .map((word) => word.split('/')[0] ?? ''),
    }),
  ),
);

describe('tables of folders in documents', () => {
  it('are in the expected documents: a section has one from its third folder on', () => {
    const features = (name: string) => globSync('src/features/*', { cwd: join(root, name) });
    const sections = remoteFolders.filter((name) => features(name).length > 2);
    expect(folderTables.map(({ document }) => document).toSorted()).toEqual(
      ['README.md', ...['api', 'e2e', 'shared', ...sections].map((name) => `${name}/README.md`)].toSorted(),
    );
    expect(sections.length).toBeGreaterThan(4);
  });

  it.each(folderTables)('$document: lists exactly the folders of $folder', ({ folder, named }) => {
    const beginning = folder === '.' ? '' : `${folder}/`;
    const below = tracked
      .filter((file) => file.startsWith(beginning))
      .map((file) => file.slice(beginning.length).split('/'));
    const there = [...new Set(below.filter(({ length }) => length > 1).map(([name = '']) => name))].filter(
      (name) => !name.startsWith('.'),
    );
    const isFile = (name: string) => statSync(join(root, folder, name), { throwIfNoEntry: false })?.isFile() ?? false;
    const folders = named.filter((name) => !isFile(name));
    expect(there.filter((name) => !folders.some((word) => matchesGlob(name, word)))).toEqual([]);
    expect(folders.filter((word) => !there.some((name) => matchesGlob(name, word)))).toEqual([]);
  });
});

it('overrides of .oxlintrc.json match existing files', () => {
  const { overrides } = JSON.parse(read('.oxlintrc.json')) as { overrides: { files: string[] }[] };
  /** Expands a pattern: one pattern for each name in braces. */
  const spread = (pattern: string): string[] => {
    const [whole, names] = /\{([^}]+)\}/.exec(pattern) ?? [];
    return whole && names ? names.split(',').flatMap((name) => spread(pattern.replace(whole, name))) : [pattern];
  };
  const patterns = overrides.flatMap((override) => override.files).flatMap(spread);
  expect(patterns.filter((pattern) => !tracked.some((file) => matchesGlob(file, pattern)))).toEqual([]);
});
