import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';

/** A link to listen to a recording; renders nothing for an album without one. */
export function ListenLink({
  album: { listenUrl, title, lang },
}: {
  album: Pick<Album, 'listenUrl' | 'title' | 'lang'>;
}) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  if (listenUrl === null) return null;
  return (
    <p className="small">
      <ArrowLink to={listenUrl}>
        {t('listening.listen')}
        <span className="visually-hidden" lang={foreignLang(lang, locale)}>
          : {title}
        </span>
      </ArrowLink>
    </p>
  );
}
