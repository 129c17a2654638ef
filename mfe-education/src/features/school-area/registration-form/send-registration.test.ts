import { createApiClient } from '@ofgc/shared/api-client';
import { answerApi } from '@ofgc/shared/testing/api-answers.ts';
import { expect, it } from 'vitest';
import { registrationHandler } from './send-registration.ts';

it.each([
  ['draft', 'draft', 'borrador'],
  // It had been sent in another tab.
  ['draft', 'submitted', 'cambios'],
  ['', 'submitted', 'envio'],
  ['change', 'submitted', 'cambios'],
])(
  'registrationHandler() with the intent “%s” that makes it %s redirects with hecho=%s',
  async (intent, state, done) => {
    answerApi(() => ({ data: { reference: 'S-7K3M2Q', state } }));
    const posted = {
      api: createApiClient({ locale: 'es' }),
      params: {},
      path: '',
      search: '',
      subject: '',
      body: { intent },
    };
    const leadsTo = await registrationHandler(() => 'viento-en-la-isla')(posted);
    expect(new URLSearchParams(leadsTo.replace(/^.*\?|#.*$/g, '')).get('hecho')).toBe(done);
  },
);
