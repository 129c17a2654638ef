import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { full } from '@ofgc/shared/testing/full.ts';
import { describe, expect, it } from 'vitest';
import { useGate } from '../../../testing/gate/judging-site.ts';
import { wrap } from '../../../testing/variants/broken-variants.ts';
import { releaseIntegrity } from '../../store/release-files.ts';
import { releaseFolder, writeJson } from '../../store/store.ts';

const gate = useGate();

describe('the gate, by the files of a release and before it renders a page,', () => {
  it('names all that it can say without rendering at once', async () => {
    const release = await gate.variant({
      source: `${wrap(
        `name: 'education', mounts: [...built.mounts, '/educacion-comunidad'], slots: { 'home.education': built.slots['home.jobs'] }, locales: { es: built.locales.es }`,
      )}export const secret = process.env.DATABASE_URL;`,
      release: { warmUp: [] },
    });
    const { message } = (await gate.attempt(release).catch((error: Error) => error)) as Error;
    expect(message.split('\n').map((line) => line.replace(`jobs ${release.version}: `, ''))).toEqual([
      'release.json names other mounts than its code: /educacion-comunidad is in its code alone; build it again',
      'release.json names other slots than its code: home.jobs is not in its code, home.education is in its code alone; build it again',
      'remote.ts says that its name is education; it is published as jobs',
      'the mount /educacion-comunidad belongs to education',
      'the slot home.education belongs to education',
      'the language en is missing',
      'section.ts puts home.jobs on the home page, which is none of its slots',
      'warmUp names no page of each language',
      expect.stringMatching(/^it asks for the machine: process\.env \(\S+\.js:\d+:\d+\)$/),
    ]);
  });

  it.each<[string, string, string | Buffer, RegExp]>([
    ['styles for all pages', 'more.css', '@layer remote{h1{color:red}}', /the style "h1" reaches pages of others/],
    [
      '5 MB of code',
      'more.js',
      Buffer.alloc(5 * 1024 * 1024, 'x'),
      /jobs\.portal: its scripts weigh 51\d\d KB, the budget is 60 KB/,
    ],
  ])('refuses one that brings %s', async (_, file, content, reason) => {
    const release = await gate.variant({});
    const folder = releaseFolder(gate.store, 'jobs', release.version);
    await writeFile(join(folder, 'browser', file), content);
    const chunks = { ...release.chunks, ...(file.endsWith('.js') && { 'jobs.portal': { js: [file], css: [] } }) };
    const changed = { ...release, chunks, integrity: await releaseIntegrity(folder) };
    await writeJson(join(folder, 'release.json'), changed);
    await expect(gate.attempt(changed)).rejects.toThrow(reason);
  });

  it.each([
    ['document.cookie="seen=1"', 'document.cookie='],
    ['(()=>eval("1"))()', 'eval('],
    ['document.write("a")', 'document.write('],
  ])('refuses one whose script has %s', full, async (code, found) => {
    const browser = (file: string, text: string) => (file === 'jobs.portal.js' ? `${text};${code}` : text);
    await expect(gate.attempt(await gate.variant({ browser }))).rejects.toThrow(
      `its script browser/jobs.portal.js has ${found}`,
    );
  });

  it('refuses one with a block whose code does not load, or has no part in it', full, async () => {
    const release = { slots: ['home.jobs', 'block.one', 'block.two'] };
    const blocks = `'block.one': async () => { throw new Error('gone'); }, 'block.two': async () => ({ slot: {} })`;
    const source = wrap(`slots: { ...built.slots, ${blocks} }`);
    await expect(gate.attempt(await gate.variant({ source, release }))).rejects.toThrow(
      /block\.one: its code does not load: gone\n.*block\.two: its module has no slot with load and Component/,
    );
  });

  it('reads all modules of its server side, not the first alone', async () => {
    const release = await gate.variant({ source: `export * from './more.js';` });
    const folder = releaseFolder(gate.store, 'jobs', release.version);
    await writeFile(
      join(folder, 'server/more.js'),
      `export * from './built.js';\nexport const home = process.env.HOME;`,
    );
    const changed = { ...release, integrity: await releaseIntegrity(folder) };
    await writeJson(join(folder, 'release.json'), changed);
    await expect(gate.attempt(changed)).rejects.toThrow('it asks for the machine: process.env');
  });

  it('refuses one with a file too many, or one too few', async () => {
    const [more, less] = [await gate.variant({}), await gate.variant({})];
    await writeFile(join(releaseFolder(gate.store, 'jobs', more.version), 'browser/extra.js'), '');
    await rm(join(releaseFolder(gate.store, 'jobs', less.version), 'browser/remote.js.br'));
    await expect(gate.attempt(more)).rejects.toThrow('browser/extra.js is no part of the release');
    await expect(gate.attempt(less)).rejects.toThrow('browser/remote.js.br is missing');
  });
});
