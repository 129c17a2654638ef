import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import type { ReactNode } from 'react';

/** Links of the footer below their title: on a phone they unfold. */
export function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <PhoneFold title={<h2>{title}</h2>}>{children}</PhoneFold>
    </nav>
  );
}
