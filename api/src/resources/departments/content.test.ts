import { expect, it } from 'vitest';
import { checkContent } from '../../content/read-content.ts';
import { content } from '../../testing/site-content.ts';

it.each([{ phone: '928 99 99 99' }, { email: 'otra@ofgc.example' }])(
  'checkContent refuses a department’s %j that the code of pages states otherwise, and says where',
  (changed) => {
    const tickets = content.departments.filter(({ key }) => key === 'tickets');
    expect(checkContent('departments', tickets)).toEqual(tickets);
    const wrong = tickets.map((one) => ({ ...one, ...changed }));
    expect(() => checkContent('departments', wrong)).toThrow('department-contacts.ts: change both');
    expect(checkContent('departments', [{ ...wrong[0], key: 'archivo' }])).toHaveLength(1);
  },
);
