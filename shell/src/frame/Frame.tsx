import type { ReactNode } from 'react';
export function Frame({ children }: { alert: unknown; children: ReactNode }) { return <main id='contenido'>{children}</main>; }
