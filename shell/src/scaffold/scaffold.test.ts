import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hues } from '@ofgc/shared/design/theme/hues.ts';
import { full } from '@ofgc/shared/testing/full.ts';
import { remoteFolders } from '@ofgc/shared/testing/read-sections.ts';
import { testFolder, useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { withBuild } from '../releases/build/build-app.ts';
import { publish } from '../releases/publish/publish.ts';
import { storeFolder } from '../releases/store/store.ts';
import { sharedFrameProblems } from '../releases/gate/declaration/shared-frame.ts';
import { tryRelease } from '../releases/gate/trial/try-release.ts';
import { fillStore } from '../testing/sample-releases/built-releases.ts';
import { startFakeApi } from '../testing/api/fake-api.ts';
import { scaffoldInside } from './scaffold-in-monorepo.ts';
import { scaffoldOutside } from './scaffold-own-repository.ts';
import { checkNewRemote, type NewRemote, renamed } from './scaffold.ts';

const root = join(import.meta.dirname, '../../..');
const template = join(root, 'shell/kit/template');
const archive: NewRemote = { name: 'archive', mount: '/archivo', title: { es: 'Archivo', en: 'Archive' } };

const desk: NewRemote = { ...archive, name: 'desk', mount: '/despacho', isPrivate: true };

/** What makes it differ from the archive. */
const titled = (es: string): Partial<NewRemote> => ({ title: { es, en: 'Archive' } });

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('the folder of an existing remote', () => {
  it.each(remoteFolders)('%s has the structure of the template', async (folder) => {
    const own = async (path: string) => {
      const entries = await readdir(join(root, folder, path), { withFileTypes: true });
      const isBuilt = /^(dist|\.dev|node_modules)$/;
      return entries.map(({ name }) => name).filter((name) => !isBuilt.test(name));
    };
    const wanted = async (path: string) => readdir(join(template, path));
    expect(await own('.')).toEqual(['package.json', ...(await wanted('.'))].toSorted());
    // Addresses that other packages link to are in shared/src/routes; what only tests use is in src/testing; a private section has no part in pages of others.
    const section = await readFile(join(root, folder, 'src/section.ts'), 'utf8');
    const isPrivate = section.includes('isPrivate: true');
    const isOptional = (name: string) =>
      name === 'addresses.ts' || name === 'testing' || (isPrivate && name === 'slots');
    const shape = async (names: Promise<string[]>) => (await names).filter((name) => !isOptional(name));
    expect(await shape(own('src'))).toEqual(await shape(wanted('src')));
    expect(await own('src/locales')).toEqual(await wanted('src/locales'));
  });

  it.each(
    remoteFolders.flatMap((folder) =>
      ['rspack.config.ts', 'tsconfig.json', 'src/i18next.d.ts'].map((file) => [folder, file]),
    ),
  )('%s/%s has the same text as the template', async (folder, file) => {
    const own = { ...archive, name: folder.replace(/^mfe-/, '') };
    const written = renamed(await readFile(join(template, file), 'utf8'), own);
    expect(await readFile(join(root, folder, file), 'utf8')).toBe(written);
  });
});

describe('a new remote', () => {
  it.each<[string, Partial<NewRemote>, string]>([
    ['a hyphen in its name', { name: 'my-archive' }, '“my-archive” cannot be a remote’s name'],
    ['the shell’s name', { name: 'shell' }, 'shell is taken'],
    ['the name of a folder of the store', { name: 'builds' }, 'builds is no name of a section'],
    ['a name that every object has', { name: 'constructor' }, 'constructor is no name of a section'],
    ['an address of English pages', { mount: '/en' }, '“/en” cannot be its address'],
    ['an address of the server', { mount: '/fotos' }, '/fotos belongs to the shell'],
    ['an address that ends with a hyphen', { mount: '/a-' }, '“/a-” cannot be its address'],
    ['an address that is a hyphen', { mount: '/-' }, '“/-” cannot be its address'],
    ['an address with two hyphens', { mount: '/a--b' }, '“/a--b” cannot be its address'],
    ['an address below another', { mount: '/a/b' }, '“/a/b” cannot be its address'],
    ['no address', { mount: '' }, '“” cannot be its address'],
    [
      'a quotation mark in its title',
      titled('El "archivo"'),
      '“El "archivo"” cannot be its title: it may have letters,',
    ],
    ['a value in its title', titled('{{title}}'), '“{{title}}” cannot be its title: it may have letters,'],
    [
      'a long title',
      titled('Programas de mano, carteles y grabaciones de toda la orquesta'),
      'it has 61 letters, at most 60',
    ],
    ['signs alone as its title', titled(', .'), '“, .” cannot be its title: nobody reads anything in it'],
    ['a space before its title', titled(' Archivo'), 'it begins or ends with a space'],
    ['no title', titled(''), '“” cannot be its title: nobody reads anything in it'],
  ])('is refused with %s', (_, difference, reason) => {
    expect(() => checkNewRemote({ ...archive, ...difference })).toThrow(reason);
  });

  it.each(["L'Auditori", 'Orquesta-escuela', '¿Quiénes somos?', 'Música & más: «Ñ», 2027'])(
    'may have the title %s, which stands in its sources as text',
    (es) => {
      const remote = { ...archive, title: { es, en: 'Archive' } };
      expect(() => checkNewRemote(remote)).not.toThrow();
      const quote = es.includes("'") ? '"' : "'";
      expect(renamed("{ es: 'Muestra', en: 'Sample' }", remote)).toBe(`{ es: ${quote}${es}${quote}, en: 'Archive' }`);
      expect(JSON.parse(renamed('{ "title": "Muestra" }', remote))).toEqual({ title: es });
    },
  );

  it('may have digits in its address', () => {
    expect(() => checkNewRemote({ ...archive, mount: '/fondo-2027' })).not.toThrow();
  });

  // A copy of the files that a scaffold changes; packages and shared sources are the real ones.
  let copy: string;
  useTestFolder((own) => void (copy = own), beforeAll);
  beforeAll(async () => {
    await mkdir(join(copy, 'shared'));
    for (const file of ['tsconfig.json', 'tsconfig.tests.json', 'tsconfig.browser.json', 'shared/package.json'])
      await cp(join(root, file), join(copy, file));
    for (const link of ['rspack.base.ts', 'node_modules']) await symlink(join(root, link), join(copy, link));
    await scaffoldInside(copy, archive);
    await scaffoldInside(copy, desk);
  });

  it('contains nothing of the sample, is in the compiler’s references, and has a journey', async () => {
    const texts = await Promise.all(
      (await Promise.all(['mfe-archive', 'mfe-desk', 'e2e'].map((folder) => filesBelow(join(copy, folder)))))
        .flat()
        .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
    );
    expect(texts.length).toBeGreaterThan(15);
    for (const text of texts)
      expect(text.replaceAll(/sampleEvent|samplePerformance|sample-event/g, '')).not.toMatch(/sample|muestra/i);
    for (const file of ['tsconfig.json', 'tsconfig.tests.json'])
      for (const folder of ['mfe-archive', 'mfe-desk'])
        expect(await readFile(join(copy, file), 'utf8')).toContain(`"path": "${folder}"`);
    await expect(scaffoldInside(copy, archive)).rejects.toThrow('mfe-archive exists.');
  });

  it('has journeys that know the sentence of the season without concerts', async () => {
    const { landing } = JSON.parse(await readFile(join(copy, 'mfe-archive/src/locales/es.json'), 'utf8'));
    expect(await readFile(join(copy, 'e2e/journeys/archive/landing.spec.ts'), 'utf8')).toContain(`'${landing.none}'`);
  });

  it('may have a word of the template as its name or title', () => {
    const remote = { name: 'muestra', mount: '/otra', title: { es: 'Sample', en: 'Muestra' } };
    expect(renamed('sample muestra Muestra Sample sample-event', remote)).toBe(
      'muestra otra Sample Muestra sample-event',
    );
  });

  it('leaves nothing behind where it cannot be written, and overwrites no journeys', async () => {
    const empty = await testFolder();
    await expect(scaffoldInside(empty, archive)).rejects.toThrow('shared/package.json');
    expect(await readdir(empty)).toEqual([]);
    await mkdir(join(empty, 'e2e/journeys/archive'), { recursive: true });
    await expect(scaffoldInside(empty, archive)).rejects.toThrow(
      'e2e/journeys/archive exists: it has journeys of the site or of an earlier section. Choose another name',
    );
  });

  it('in its own repository is refused inside this one', async () => {
    for (const folder of [copy, join(copy, 'teams')])
      await expect(scaffoldOutside(copy, { ...archive, name: 'films' }, folder)).rejects.toThrow(
        `${folder} lies in this repository`,
      );
    expect(await readdir(copy)).not.toContain('mfe-films');
  });

  it('opens its row of the home page, so that the next new section can stand beside it', async () => {
    const section = (await readFile(join(copy, 'mfe-archive/src/section.ts'), 'utf8')).replaceAll(/\s+/g, ' ');
    const [, row, rank] = /home: \{ 'home\.archive': \{ row: (\d+), rank: (\d+) \} \}/.exec(section) ?? [];
    const share = (name: string) => ({
      name,
      section: {
        title: archive.title,
        hue: hues[0],
        links: [],
        pages: [],
        examples: [],
        home: { [`home.${name}`]: { row: Number(row), rank: Number(rank) } },
      },
    });
    expect(sharedFrameProblems({ ...share('choir'), before: undefined, others: [share('archive')] })).toEqual([]);
  });

  it('for signed-in users is declared private and has no slots', async () => {
    const section = await readFile(join(copy, 'mfe-desk/src/section.ts'), 'utf8');
    expect(section).toContain('isPrivate: true');
    const files = (await filesBelow(join(copy, 'mfe-desk'))).map(({ name }) => name);
    expect(files).toContain('LandingPage.test.tsx');
    expect(files.filter((name) => name.includes('slot'))).toEqual([]);
  });

  it('has no type errors, tests included', async () => {
    const check = async (base: string, folder: string, options: object) => {
      const config = {
        extends: join(root, base),
        compilerOptions: {
          composite: false,
          emitDeclarationOnly: false,
          noEmit: true,
          rootDir: '/',
          lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        },
        include: [`${folder}/src`, join(root, 'shared/src/css-modules.d.ts')],
        ...options,
      };
      const file = join(copy, `${folder}-${base.replaceAll('.', '-')}-check.json`);
      await writeFile(file, JSON.stringify(config));
      const words = [join(root, 'node_modules/typescript/bin/tsc'), '-p', file, '--checkers', '1'];
      const { stdout } = await promisify(execFile)(process.execPath, words).catch((error: { stdout: string }) => error);
      return stdout;
    };
    // Sources may import only the contract from the shared packages, tests everything.
    const tests = ['**/*.test.ts', '**/*.test.tsx'];
    expect(await check('tsconfig.browser.json', 'mfe-archive', { exclude: tests })).toBe('');
    expect(await check('tsconfig.tests.json', 'mfe-archive', { references: [] })).toBe('');
    expect(await check('tsconfig.tests.json', 'mfe-desk', { references: [] })).toBe('');
  });

  /** Builds a remote and tries each of its pages with the live releases. @returns its release, and notes on untried pages */
  async function built(remote: NewRemote, live = ['shell']) {
    const dataDir = join(copy, `data-${remote.name}`);
    const store = storeFolder(dataDir);
    await fillStore(store, live);
    const folder = `mfe-${remote.name}`;
    const release = await withBuild(copy, folder, (build) => publish({ root: copy, store, folder, build }));
    const api = await startFakeApi();
    const env = { ...process.env, DATA_DIR: dataDir, SITE_CLOCK: '2026-11-20', NODE_ENV: 'production' };
    const { notes: untried } = await tryRelease(store, release, { apiUrl: api.url, env });
    await api.stop();
    return { release, untried };
  }

  it('is built and renders every page and slot in both languages', async () => {
    const { release, untried } = await built(archive);
    expect(release.section?.menu).toEqual({ to: '/archivo', rank: 50 });
    expect(untried).toEqual([]);
  });

  it('is not built while a catalogue is not JSON, and the message names the file without a stack', async () => {
    const words = join(copy, 'mfe-archive/src/locales/es.json');
    const before = await readFile(words, 'utf8');
    await writeFile(words, '{ "landing": ');
    const said = await withBuild(copy, 'mfe-archive', async () => 'built').catch(({ message }: Error) => message);
    await writeFile(words, before);
    expect(said).toContain(`${words} is not JSON: Unexpected end of JSON input`);
    expect(said).not.toMatch(/^\s+at /m);
  });

  it('for signed-in users is built, and its page is tried as somebody who is signed in gets it', full, async () => {
    // Others are redirected to the office's sign-in page.
    const { release, untried } = await built(desk, ['shell', 'mfe-office']);
    expect(release.section).toMatchObject({ isPrivate: true });
    expect(release.section?.menu).toBeUndefined();
    expect(untried).toEqual([]);
  });
});
