// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { markupData } from './markup-data.ts';

describe('what a kept part is drawn from', () => {
  it('is there while the server renders, and does not go along with its page', () => {
    const hall = { name: 'Sala sinfónica' };
    const given = { hall: markupData(hall) };
    expect(given.hall.data).toBe(hall);
    expect(JSON.stringify(given)).toBe('{"hall":{}}');
  });
});
