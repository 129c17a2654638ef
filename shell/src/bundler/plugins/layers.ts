import { type Compiler, rspack } from '@rspack/core';

/**
 * At-rules that are not allowed in a layer, or whose names apply in every layer, and the layers of the shared design and of remotes; a
 * remote's other layers become layers within its own.
 */
const outsideLayers =
  /^@(?:layer\s+(?:design|remote)\b|import|charset|namespace|font-face|property|keyframes|-webkit-keyframes)/;

/** Puts rules without a cascade layer into one, because unlayered rules would win over every layer of the page. */
export class LayerPlugin {
  readonly #layer: string;

  constructor(layer: string) {
    this.#layer = layer;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Layer', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'Layer', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        (assets) => {
          // Assets are chosen by name: iterating over the assets would copy each script with its map out of the bundler.
          for (const name of Object.keys(assets).filter((one) => one.endsWith('.css')))
            compilation.updateAsset(
              name,
              (source) => new rspack.sources.RawSource(layered(String(source.source()), this.#layer)),
            );
        },
      );
    });
  }
}

/** @returns the style sheet with each run of rules that has no layer inside `layer` */
export function layered(css: string, layer: string): string {
  let text = '';
  let run = '';
  const close = () => {
    if (run.trim()) text += `@layer ${layer} {\n${run.trim()}\n}\n`;
    run = '';
  };
  for (const statement of topLevelStatements(css)) {
    const rule = statement.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();
    if (rule && !outsideLayers.test(rule)) {
      run += statement;
      continue;
    }
    close();
    text += statement;
  }
  close();
  return text;
}

/** Splits after each block, and after each statement without a block. */
function topLevelStatements(css: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let depth = 0;
  for (const token of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\\[\s\S]|[{};]/g)) {
    const [sign] = token;
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    const end = token.index + 1;
    statements.push(css.slice(start, end));
    start = end;
  }
  return [...statements, css.slice(start)];
}
