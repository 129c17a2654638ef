import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { messageOf } from '../text/message-of.ts';

/** The arguments that a command accepts; all others are refused. */
export interface Understood<Options extends ParseArgsOptionsConfig> {
  usage: string;
  options: Options;
  /** The most arguments that are not options. */
  most: number;
  /** The pattern of these arguments; without it, any are accepted. */
  words?: RegExp;
}

/** Names that are settings of npm itself: set in `.npmrc`, they are not meant for the command. */
const ofNpm = new Set(['browser', 'key']);

/** Whether npm consumed an option that was typed without `--` before it. npm reads `--to` as its own `--token-description`. */
function isTaken(flag: string): boolean {
  const names = flag === 'to' ? [flag, 'token_description'] : [flag];
  return !ofNpm.has(flag) && names.some((name) => Boolean(process.env[`npm_config_${name}`]));
}

/** @throws an error with one sentence about an argument that the command does not accept: ignoring it could do what was not meant */
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

/** The same for a script outside of `runCommand`: prints the sentence about a wrong argument and exits with 1. */
export function readArgumentsOrEnd<const Options extends ParseArgsOptionsConfig>(understood: Understood<Options>) {
  try {
    return readArguments(understood);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  }
}
