import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** What a command understands; the rest is refused. */
export interface Understood<Options extends ParseArgsOptionsConfig> {
  usage: string;
  options: Options;
  /** How many words without dashes there may be. */
  most: number;
  /** What each of them looks like; without it they may be any. */
  words?: RegExp;
}

/** Settings of npm itself: one that is set in `.npmrc` was not meant for the command. */
const ofNpm = new Set(['browser', 'key']);

/** Whether npm took a flag that was written without `--` before it. It reads `--to` as short for its own `--token-description`. */
function isTaken(flag: string): boolean {
  const names = flag === 'to' ? [flag, 'token_description'] : [flag];
  return !ofNpm.has(flag) && names.some((name) => Boolean(process.env[`npm_config_${name}`]));
}

/** @throws one sentence about what the command does not understand: what it left out might have been meant */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  { usage, options, most, words }: Understood<Options>,
  typed: readonly string[] = process.argv.slice(2),
) {
  const taken = Object.keys(options).find((flag) => isTaken(flag));
  if (taken) throw new Error(`npm took --${taken} for a setting of its own: there is no -- before it. ${usage}`);
  const parsed = parse(typed, options, usage);
  const odd = parsed.positionals.find((word, place) => place >= most || words?.test(word) === false);
  if (odd !== undefined) throw new Error(`What is "${odd}" for? ${usage}`);
  return parsed;
}

function parse<const Options extends ParseArgsOptionsConfig>(
  typed: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...typed], allowPositionals: true, options });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [, flag] = /^Unknown option '([^']+)'/.exec(message) ?? [];
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new Error(`${flag ? `What is ${flag} for?` : `${message.split(/\.?\n|\. /)[0]}.`} ${usage}`, {
      cause: error,
    });
  }
}

/** The same for a script that prints more than one sentence: what it does not understand it says, and ends with 1 before it does anything. */
export function readArgumentsOrEnd<const Options extends ParseArgsOptionsConfig>(understood: Understood<Options>) {
  try {
    return readArguments(understood);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
