import { ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import { Icon } from '../../brand/Icon/Icon.tsx';
import { isExternal } from '../SiteLink/link-kind.ts';
import { SiteLink, type SiteLinkProps } from '../SiteLink/SiteLink.tsx';
import styles from './ArrowLink.module.css';

interface ArrowLinkProps extends Omit<SiteLinkProps, 'className' | 'hasArrow'> {
  /** An icon instead of the arrow. */
  icon?: LucideIcon;
  /** Puts the icon before the text: for actions, not for links to pages. */
  isIconFirst?: boolean;
}

/** A link outside of running text: to all concerts, to a programme. */
export function ArrowLink({ icon, isIconFirst, children, ...rest }: ArrowLinkProps) {
  const drawing = <Icon of={icon ?? (isExternal(rest.to) ? ArrowUpRight : ArrowRight)} className={styles.icon} />;
  return (
    <SiteLink {...rest} className={styles.link} hasArrow={false}>
      {isIconFirst && drawing}
      <span>
        {children}
        {!isIconFirst && drawing}
      </span>
    </SiteLink>
  );
}
