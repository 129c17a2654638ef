/** The package `@ofgc/shared/contract`: one instance for shell and remotes, on the server and in the browser. */
export * from './remote.ts';
export * from './page-context.ts';
export * from './page-handle.ts';
export * from './site.ts';
export * from './static-parts.ts';
export * from './trusted-markup.ts';
