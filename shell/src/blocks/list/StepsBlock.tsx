import { Heading } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './StepsBlock.module.css';

/** Numbered instructions. */
export function StepsBlock({ block, headingLevel }: BlockProps<'steps'>) {
  return (
    <ol className={styles.steps}>
      {block.items.map(({ title, html }) => (
        <li key={title}>
          <Heading level={headingLevel} className={styles.title}>
            {title}
          </Heading>
          <Html html={html} className={styles.text} />
        </li>
      ))}
    </ol>
  );
}
