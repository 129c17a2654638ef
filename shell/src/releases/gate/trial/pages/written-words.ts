import { exampleTag, secretMark } from '../examples/example-value.ts';
import { visitorMark } from '../marked-visitor.ts';
import type { PageTrial } from './page-trial.ts';
import { personMark } from './try-signed-in.ts';

/** Words that occur only in visitors' requests and in the data of signed-in people. */
const ofPeople = [visitorMark, personMark, exampleTag, secretMark];

/**
 * Reads after each step of a trial what the section wrote to the console in it, so that no other step is blamed.
 * @returns `onStep` to be called before each step, and the problems of all steps until now
 */
export function watchWrittenWords({ onStep, written }: Pick<PageTrial, 'onStep' | 'written'>): {
  onStep: PageTrial['onStep'];
  problems: () => string[];
} {
  let step: string | undefined;
  const telling: string[] = [];
  const read = () => {
    const said = step === undefined ? '' : written();
    if (step === undefined || !ofPeople.some((mark) => said.includes(mark))) return;
    // A page that does it under other conditions, too, has one mistake.
    if (!telling.some((one) => step?.startsWith(`${one} `))) telling.push(step);
  };
  return {
    onStep(next) {
      read();
      step = next;
      onStep(next);
    },
    problems() {
      read();
      return telling.map(
        (one) => `${one} writes to the console who visits it, or what the API answers to who is signed in`,
      );
    },
  };
}
