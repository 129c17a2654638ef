import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { InvitationForm } from './InvitationForm.tsx';

it('an invitation has the key of its page, so that the same person can be invited anew from the next one', () => {
  renderPage(<InvitationForm formKey="of this page" />, { catalogues: { office: { es, en } } });
  expect(document.querySelector<HTMLInputElement>('input[name="formKey"]')?.value).toBe('of this page');
});
