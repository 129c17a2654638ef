import { renderServerPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleCentre } from '../../testing/sample-centre.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { ProfileForm } from './ProfileForm.tsx';

it.each([
  ['centre', '4'],
  ['office', null],
] as const)('ProfileForm says which school’s page it is on, where the session names the school (%s)', (editor, id) => {
  const centre = sampleCentre({ id: 4 });
  const page = renderServerPage(<ProfileForm centre={centre} editor={editor} labelledBy="datos" />, {
    catalogues: { education: { es, en } },
  });
  expect(new FormData(page.querySelector('form') ?? undefined).get('centre')).toBe(id);
});

it.each([
  ['5', '7'],
  ['4', '3'],
])(
  'ProfileForm stays the one of the school that sent it, with the version that this school has seen (%s)',
  (sentBy, version) => {
    const page = renderServerPage(
      <ProfileForm centre={sampleCentre({ id: 5, version: 7 })} editor="centre" labelledBy="datos" />,
      {
        catalogues: { education: { es, en } },
        actionData: { form: 'profile', status: 409, message: '', errors: {}, values: { centre: sentBy, version: '3' } },
      },
    );
    const fields = new FormData(page.querySelector('form') ?? undefined);
    expect([fields.get('centre'), fields.get('version')]).toEqual([sentBy, version]);
  },
);
