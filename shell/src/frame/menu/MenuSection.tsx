import { isRemoved, useSite } from '@ofgc/shared/contract';
import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { splitLocale } from '@ofgc/shared/i18n';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LinkList } from '../LinkList.tsx';
import type { MenuEntry } from '../links.ts';
import styles from './Menu.module.css';

/** A section of the menu with its pages; the one being read stands open. */
export function MenuSection({ entry }: { entry: MenuEntry }) {
  const { t } = useTranslation('shell');
  const { path } = splitLocale(useLocation().pathname);
  const site = useSite();
  if (entry.links.every(({ to }) => isRemoved(to, site))) return null;
  const isHere = path === entry.to || path.startsWith(`${entry.to}/`);
  return (
    <li>
      <details name="menu" open={isHere}>
        <summary>
          {t(`menu.entry.${entry.key}`)} <Icon of={Plus} />
        </summary>
        <LinkList links={entry.links} className={styles.pages} />
      </details>
    </li>
  );
}
