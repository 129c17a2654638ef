import { expect, it } from 'vitest';
import { contentFolder, readContent } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { seedSchoolCalls } from './seed.ts';

// Its last day to apply is 16 October, its first session on 18 November.
it.each(['2026-10-16', '2026-11-18'])(
  'a call is refused when it announces its places on %s, before applying ends or after it begins',
  async (resultsOn) => {
    const { content } = await readContent(contentFolder);
    const schoolCalls = content.schoolCalls
      .filter(({ key }) => key === 'peer-gynt')
      .map((call) => ({ ...call, resultsOn }));
    await expect(seedSchoolCalls({} as Database, { ...content, schoolCalls })).rejects.toThrow(
      'school-calls.json: peer-gynt: its results',
    );
  },
);
