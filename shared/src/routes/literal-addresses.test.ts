import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { remoteFolders } from '../testing/read-sections.ts';
import { readSources } from '../testing/files/source-files.ts';

const root = join(import.meta.dirname, '../../..');
const packages = ['api', 'shared', 'shell', ...remoteFolders];

/** Files that declare addresses or patterns of them, or cannot import them. */
const exempt = [
  /^mfe-[a-z-]+\/src\/(routes\.tsx?|remote\.ts|section\.ts)$/,
  /^shell\/src\/(routing\/routes\.tsx|section\.ts)$/,
  /^shared\/src\/routes\//,
  /^shell\/src\/server\/http\/files\/api-files\.ts$/,
  /^shell\/src\/service-worker\/service-worker\.ts$/,
];

/** The first segments of the site's addresses in the modules of this folder: `conciertos-entradas`, `explora` … */
const beginnings = new Set(
  readSources(import.meta.dirname)
    .flatMap(({ text }) => [...text.matchAll(/['`]\/([a-z-]{3,})/g)])
    .map(([, word = '']) => word),
);

/** Literals of the site's addresses in code, without those in comments. */
function literalAddresses(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '');
  const literal = new RegExp(String.raw`(['"\`])(?:/en)?/(?:${[...beginnings].join('|')})(?![\w-])[^'"\`]*\1`, 'g');
  return code.match(literal) ?? [];
}

it('literalAddresses finds an address in code, but not in comments', () => {
  expect(literalAddresses(`to={'/explora/historia'} a="/en/mapa-web" // '/explora'`)).toEqual([
    "'/explora/historia'",
    '"/en/mapa-web"',
  ]);
  expect(literalAddresses('/** `/explora` */ at(`/documentos/${id}`, "/api/explora")')).toEqual([
    '`/documentos/${id}`',
  ]);
});

// A test and no lint rule: oxlint has no rule about literals that takes its words from the modules of this folder.
it('no code outside shared/src/routes has literal addresses of the site', () => {
  const found = packages
    .flatMap((name) => readSources(join(root, name, 'src')))
    .map(({ path, text }) => ({ path: relative(root, path), text }))
    .filter(({ path }) => !exempt.some((one) => one.test(path)))
    .flatMap(({ path, text }) => literalAddresses(text).map((address) => `${path}: ${address}`));
  expect(found).toEqual([]);
});
