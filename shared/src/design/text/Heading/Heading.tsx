import type { HTMLAttributes } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level: HeadingLevel;
}

/** A heading whose level depends on its place on the page; the component that uses it sets its look. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
