import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../dates/format.ts';
import type { Inscription } from '../../../domain/inscriptions/inscription.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { foreignLang } from '../../../i18n/foreign-lang.ts';
import { Notice } from '../../feedback/Notice/Notice.tsx';

/** Why the inscription is closed: not open yet, over, or no places left. */
export function InscriptionClosed({ inscription: { key, title, state, opensAt, lang } }: { inscription: Inscription }) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const opening = opensAt && { date: formatDate(opensAt, 'full', locale), time: formatDate(opensAt, 'time', locale) };
  return (
    <div id={key}>
      <Notice title={<span lang={foreignLang(lang, locale)}>{title}</span>}>
        <p>
          {state === 'full' && t('inscription.full')}
          {state === 'notYet' && (opening ? t('inscription.opens', opening) : t('inscription.notYet'))}
          {(state === 'closed' || state === 'past') && t('inscription.closed')}
        </p>
      </Notice>
    </div>
  );
}
