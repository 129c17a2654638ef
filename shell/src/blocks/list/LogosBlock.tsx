import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './LogosBlock.module.css';

/** Partners and sponsors by name: their logos may not be redrawn. */
export function LogosBlock({ block }: BlockProps<'logos'>) {
  return (
    <ul className={styles.logos}>
      {block.items.map(({ name, text, to }) => (
        <li key={name}>
          <b>{to ? <SiteLink to={to}>{name}</SiteLink> : name}</b>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
