import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { retryPauses } from '../../../api/src/mail/retry-pauses.ts';
import { undoWindow } from '../../../api/src/mail/undo-window.ts';
import { retentionPeriods } from '../../../api/src/purge/retention-periods.ts';
import { linkTimes } from '../../../api/src/resources/accounts/one-time-links.ts';
import { sessionLimits } from '../../../api/src/resources/sessions/session-limits.ts';
import { day, hour, minute } from '../../../shared/src/dates/spans.ts';
import { warningTime } from '../../../shared/src/design/feedback/SessionEnd/warning-time.ts';
import { confirmWithin } from '../../../shared/src/domain/waiting-list/waiting-list-state.ts';
import { choiceDays } from '../../../shared/src/third-party/choice.ts';

const root = join(import.meta.dirname, '../../..');

/** How texts write a time out, in Spanish and English, by its length in milliseconds. */
const written: Record<number, readonly [es: string, en: string]> = {
  [2 * minute]: ['dos minutos', 'two minutes'],
  [3 * minute]: ['tres minutos', 'three minutes'],
  [15 * minute]: ['(?:quince minutos|un cuarto de hora)', '(?:fifteen minutes|a quarter of an hour)'],
  [hour]: ['una hora', '(?:one|an) hour'],
  [10 * hour]: ['10 horas', '10 hours'],
  [2 * day]: ['dos días', 'two days'],
  [7 * day]: ['siete días', 'seven days'],
  [14 * day]: ['14 días', '14 days'],
  [365 * day]: ['doce meses', 'twelve months'],
  [730 * day]: ['24 meses', '24 months'],
};
/** For about how many days an email is tried, in milliseconds. */
const trying = Math.round(retryPauses.reduce((sum, pause) => sum + pause, 0) / day) * day;

// A time that is changed in the code has to be changed in these texts, too.
it.each([
  [linkTimes.invitation, 'api/src/mail/templates', ['staffInvitation.paragraphs.1', 'centreInvitation.paragraphs.1']],
  [linkTimes.invitation, 'mfe-office/src/locales', ['staff.inviteText', 'staff.stepText.invite']],
  [linkTimes.password, 'api/src/mail/templates', ['passwordLink.paragraphs.1']],
  [linkTimes.password, 'mfe-office/src/locales', ['password.sentText']],
  [linkTimes.signIn, 'api/src/mail/templates', ['signInLink.paragraphs.1']],
  [linkTimes.signIn, 'mfe-education/src/locales', ['signIn.linkText']],
  [retentionPeriods.newsletterUnconfirmed, 'api/src/mail/templates', ['newsletterConfirm.paragraphs.2']],
  [retentionPeriods.newsletterUnconfirmed, 'shell/src/locales', ['newsletter.link.unknown.text']],
  [retentionPeriods.masterclassApplications, 'mfe-education/src/locales', ['application.unknownText']],
  [trying, 'mfe-office/src/locales', ['record.emailState.delayed']],
  [confirmWithin, 'mfe-concerts/src/locales', ['waitingList.asked.text']],
  [warningTime, 'mfe-office/src/locales', ['sessionEnd.title', 'sessionEnd.last']],
  [warningTime, 'mfe-education/src/locales', ['sessionEnd.title', 'sessionEnd.last']],
  [
    undoWindow,
    'mfe-office/src/locales',
    [
      'record.emailTo',
      'record.decisionHint',
      'record.emailState.waiting',
      'concerts.waiting_one',
      'concerts.waiting_other',
    ],
  ],
] as const)('%i ms are written out in %s: %j', (time, folder, keys) => {
  for (const [place, lang] of (['es', 'en'] as const).entries()) {
    const catalogue = JSON.parse(readFileSync(join(root, folder, `${lang}.json`), 'utf8')) as object;
    for (const key of keys)
      expect(textOf(catalogue, key), `${lang} ${key}`).toMatch(new RegExp(String(written[time]?.[place])));
  }
});

it.each([
  [choiceDays * day, 'api/src/resources/pages/cookie-texts.json', /Su elección vale|Your choice holds for/],
  [sessionLimits.centre.total, 'api/content/pages.json', /mantiene la sesión|keeps the session/],
  [sessionLimits.staff.total, 'api/content/pages.json', /mantiene la sesión|keeps the session/],
] as const)('%i ms are written out in %s where it says %s', (time, file, about) => {
  const told = [...readFileSync(join(root, file), 'utf8').matchAll(/"(es|en)": "((?:[^"\\]|\\.)*)"/g)].filter(
    ([, , text = '']) => about.test(text),
  );
  expect(new Set(told.map(([, lang]) => lang)).size).toBe(2);
  for (const [, lang, text] of told) expect(text).toMatch(String(written[time]?.[lang === 'es' ? 0 : 1]));
});

const textOf = (catalogue: object, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], catalogue);
