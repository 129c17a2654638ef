/** The options of all commands about releases, here and in the kit; each command accepts some of them. */
export const releaseOptions = {
  to: { type: 'string' },
  key: { type: 'string' },
  why: { type: 'string' },
  dirty: { type: 'boolean' },
  redirect: { type: 'string' },
  canary: { type: 'string' },
  browser: { type: 'boolean' },
} as const;

/** The options that one command accepts; the others are unknown to it. */
export function optionsOf<Options extends object>(options: Options, accepted: readonly (keyof Options)[]): Options {
  return Object.fromEntries(accepted.map((name) => [name, options[name]])) as Options;
}
