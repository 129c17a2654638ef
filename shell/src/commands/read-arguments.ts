import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** What a command understands; the rest is refused. */
export interface Understood<Options extends ParseArgsOptionsConfig> {
  usage: string;
  options: Options;
  /** How many words without dashes there may be. */
  most: number;
}

/** @throws one sentence about what the command does not understand: what it left out might have been meant */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  { usage, options, most }: Understood<Options>,
  words: readonly string[] = process.argv.slice(2),
) {
  const parsed = parse(words, options, usage);
  if (parsed.positionals.length > most) throw new Error(`What is "${parsed.positionals[most]}" for? ${usage}`);
  return parsed;
}

function parse<const Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [, flag] = /^Unknown option '([^']+)'/.exec(message) ?? [];
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new Error(`${flag ? `What is ${flag} for?` : `${message.split(/\.?\n|\. /)[0]}.`} ${usage}`, {
      cause: error,
    });
  }
}
