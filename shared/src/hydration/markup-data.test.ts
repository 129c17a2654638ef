// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { markupData } from './markup-data.ts';

describe('markupData', () => {
  it('has its data while the server renders, and is empty in the page’s JSON', () => {
    const hall = { name: 'Sala sinfónica' };
    const given = { hall: markupData(hall) };
    expect(given.hall.data).toBe(hall);
    expect(JSON.stringify(given)).toBe('{"hall":{}}');
  });
});
