import type { ReactNode } from 'react';
import { ButtonLink } from '../../forms/Button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

interface NoMatchesProps {
  title: string;
  /** The list without filters. */
  all: { to: string; label: string };
  children?: ReactNode;
}

/** Shown in place of a list that the chosen filters leave empty, with the way to the whole list. */
export function NoMatches({ title, all, children }: NoMatchesProps) {
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to={all.to} kind="secondary" preventScrollReset>
          {all.label}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
