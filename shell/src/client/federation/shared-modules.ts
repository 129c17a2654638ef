import type { createInstance } from '@module-federation/runtime';
import * as apiClient from '@ofgc/shared/api-client';
import * as contract from '@ofgc/shared/contract';
import * as jotai from '@ofgc/shared/contract/jotai.ts';
import * as reactI18next from '@ofgc/shared/contract/react-i18next.ts';
import * as reactRouter from '@ofgc/shared/contract/react-router.ts';
import * as i18n from '@ofgc/shared/i18n';
import * as state from '@ofgc/shared/state';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** Package → the version that this build was made with (rspack.base.ts). */
declare const SHARED_VERSIONS: Record<string, string>;

const modules: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router': reactRouter,
  jotai,
  'react-i18next': reactI18next,
  '@ofgc/shared/contract': contract,
  '@ofgc/shared/state': state,
  '@ofgc/shared/i18n': i18n,
  '@ofgc/shared/api-client': apiClient,
};

/** Too large for pages that do not need them: these are loaded with the first remote that imports them. */
const onDemand: Record<string, () => Promise<object>> = {
  i18next: () => import(/* webpackChunkName: "i18next" */ 'i18next'),
};

/** The shell's copies of packages that remotes use: those of `shared/src/contract/shared-packages.ts`. */
export const sharedModules: Shared = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => {
    const later = onDemand[name];
    return [
      name,
      {
        version,
        scope: ['default'],
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: version },
        ...(later ? { get: () => later().then((module) => () => module) } : { lib: () => modules[name] }),
      },
    ];
  }),
);
