import { join } from 'node:path';
import { type Plugins, rspack, type RuleSetRules } from '@rspack/core';

interface SmallBuild {
  /** The folder of the sources, absolute. */
  root: string;
  /** The entry file, below the root. */
  entry: string;
  plugins: Plugins;
  rules?: RuleSetRules;
}

/** Builds a few files with the plugins that are tested. @returns the messages of the build's errors */
export function buildErrors({ root, entry, plugins, rules = [] }: SmallBuild): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = rspack({
      mode: 'none',
      context: root,
      entry: join(root, entry),
      output: { path: join(root, 'built') },
      module: { rules },
      plugins,
    });
    compiler.run((failure, stats) => {
      compiler.close(() => {});
      if (failure) return reject(failure);
      resolve((stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message));
    });
  });
}
