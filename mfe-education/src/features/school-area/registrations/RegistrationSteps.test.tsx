import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { RegistrationSteps } from './RegistrationSteps.tsx';

const place = 'No se puede deshacer: la plaza pasa a otro centro.';
const noPlace = 'No se puede deshacer: la inscripción queda cancelada.';

it.each([
  ['draft', 'cancel', noPlace],
  ['submitted', 'cancel', noPlace],
  ['waiting', 'cancel', noPlace],
  ['assigned', 'decline', place],
  ['confirmed', 'cancel', place],
] as const)(
  'RegistrationSteps of a registration in state %s explains the consequence of the step %s',
  (state, step, words) => {
    renderPage(<RegistrationSteps steps={[step]} state={state} version={2} />, {
      catalogues: { education: { es, en } },
    });
    expect(screen.getByText(/^No se puede deshacer/).textContent).toBe(words);
  },
);
