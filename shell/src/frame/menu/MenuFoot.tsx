import { useSite } from '@ofgc/shared/contract';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { linksAt, useVector } from '../links.ts';
import styles from './Menu.module.css';

const place = 'menu.foot';
/** Of the electronic office among the sections' buttons: its address is a setting, so that no section declares it. */
const officeRank = 30;

/** Buttons at the menu's foot. */
export function MenuFoot() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const office = { to: useSite().electronicOffice, text: t('link.electronicOffice'), rank: officeRank };
  const declared = linksAt(place, useVector()).map(({ to, text, at }) => ({
    to,
    text: text[locale],
    rank: at[place] ?? 0,
  }));
  return (
    <div className={styles.foot}>
      {[...declared, office]
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ to, text }) => (
          <ButtonLink key={to} kind="secondary" size="row" to={to}>
            {text}
          </ButtonLink>
        ))}
    </div>
  );
}
