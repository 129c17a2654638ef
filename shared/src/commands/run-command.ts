import { errorSentence } from './error-sentence.ts';

/** Runs a command that returns one sentence and prints it; an error is printed as one sentence, too, and exits with 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${errorSentence(error)}\n`);
    process.exit(1);
  }
}
