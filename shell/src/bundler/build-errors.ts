import { join } from 'node:path';
import { type Compiler, type Plugins, rspack, type RuleSetRules } from '@rspack/core';

interface SmallBuild {
  /** The folder of the sources, absolute. */
  root: string;
  /** The entry file, below the root. */
  entry: string;
  plugins: Plugins;
  rules?: RuleSetRules;
}

/** Builds a few files with the plugins that are tested. @returns the messages of the build's errors */
export async function buildErrors({ root, entry, plugins, rules = [] }: SmallBuild): Promise<string[]> {
  const compiler = rspack({
    mode: 'none',
    context: root,
    entry: join(root, entry),
    output: { path: join(root, 'built') },
    module: { rules },
    plugins,
  });
  try {
    return await errorsOf(compiler);
  } finally {
    compiler.close(() => {});
  }
}

/** Builds with a compiler, which can build again afterwards. @returns the messages of the build's errors */
export function errorsOf(compiler: Compiler): Promise<string[]> {
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) =>
      failure ? reject(failure) : resolve((stats?.compilation.errors ?? []).map(({ message }) => message)),
    );
  });
}
