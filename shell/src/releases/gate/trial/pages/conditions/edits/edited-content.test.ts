import { expect, it } from 'vitest';
import { editedContent, editedWithTag } from './edited-content.ts';

it('edits texts and what tells of edits, and nothing else', () => {
  const answer = { id: 7, slug: 'viola', state: 'open', starts: '2026-11-20', title: 'Viola', places: ['Sala Mayor'] };
  expect(editedContent('', [{ ...answer, updatedAt: '2026-11-20', version: 3 }])).toEqual([
    { ...answer, title: 'Viola otra', places: ['Sala Mayor otra'], updatedAt: '2026-11-21', version: 4 },
  ]);
});

it('adds a tag to texts that are no markup', () => {
  const edit = editedWithTag('<ejemplo>', new Set(['lead']));
  expect(edit('', { id: 'viola', title: 'Viola', lead: 'Una plaza', body: '<p>a</p>' })).toEqual({
    id: 'viola',
    title: 'Viola otra <ejemplo>',
    lead: 'Una plaza otra',
    body: '<p>a</p> otra',
  });
});
