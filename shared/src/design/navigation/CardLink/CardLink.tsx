import { SiteLink, type SiteLinkProps } from '../SiteLink/SiteLink.tsx';
import styles from './CardLink.module.css';

/** The link of a card: a click anywhere on the card follows it. The card is the nearest ancestor with a `position`. */
export function CardLink(props: Omit<SiteLinkProps, 'className'>) {
  return <SiteLink {...props} className={styles.link} />;
}
