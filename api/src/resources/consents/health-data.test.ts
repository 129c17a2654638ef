import { expect, it } from 'vitest';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { content } from '../../testing/site-content.ts';
import { currentText, type Purpose } from './consent-texts.ts';

const asking = content.inscriptions.filter(({ fields }) => fields.some(({ name }) => name === 'needs'));

// What somebody needs may tell of their health, for which the law allows no basis but their explicit consent (RGPD, art. 9.2.a).
it.each<Purpose>([...asking.map(({ consent }) => consent), 'masterclass'])(
  'the form with the consent “%s”, which asks for what somebody needs, has their explicit consent for it',
  (purpose) => {
    const explicit = { es: 'consentimiento explícito', en: 'explicit consent' };
    const spoken = { es: 'lo que digo de lo que necesito', en: 'what I say about what I need' };
    for (const locale of locales) {
      const { text, notice } = currentText(purpose)[locale];
      expect(notice).toContain(explicit[locale]);
      expect(text).toContain(spoken[locale]);
    }
  },
);
