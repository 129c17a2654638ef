import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './QuoteBlock.module.css';

/** A quotation and its author. */
export function QuoteBlock({ block: { quote, name, role, to } }: BlockProps<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {to ? <SiteLink to={to}>{name}</SiteLink> : name}
        {role && <span className="soft">, {role}</span>}
      </figcaption>
    </figure>
  );
}
