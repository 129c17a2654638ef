import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { buildFolderVariable } from '../../../shell/src/releases/build/build-app.ts';
import { defineBenchMonolith } from './build-monolith.ts';
import { runRspack } from './run-rspack.ts';

// Runs one build in a process of its own, and prints its duration and its processor time in milliseconds, as JSON.
// build-once.ts mfe-jobs FOLDER: builds that app. build-once.ts monolith FOLDER: builds all sources as one application.
// Both build only the code for the browser.
const [name = '', folder = ''] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
process.env[buildFolderVariable] = folder;

async function configurations(): Promise<Configuration[]> {
  if (name === 'monolith') return [await defineBenchMonolith(folder)];
  const file = join(import.meta.dirname, '../../..', name, 'rspack.config.ts');
  return ((await import(file)) as { default: Configuration[] }).default.slice(0, 1);
}

const builds = await configurations();
const began = performance.now();
const before = process.cpuUsage();
await runRspack(builds);
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify({ clock: performance.now() - began, processor: (user + system) / 1_000 }));
process.exit();
