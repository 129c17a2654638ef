import { Heading } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './TimelineBlock.module.css';

/** Past and future events in order of time. */
export function TimelineBlock({ block, headingLevel }: BlockProps<'timeline'>) {
  return (
    <ol className={styles.timeline}>
      {block.items.map(({ when, title, html }) => (
        <li key={when + title}>
          <p className={styles.when}>{when}</p>
          <div className={styles.what}>
            <Heading level={headingLevel} className={styles.title}>
              {title}
            </Heading>
            <Html html={html} />
          </div>
        </li>
      ))}
    </ol>
  );
}
