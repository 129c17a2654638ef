import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { NoMatches } from '@ofgc/shared/design/feedback/EmptyState/NoMatches.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { ResultBar } from '@ofgc/shared/design/forms/ResultBar/ResultBar.tsx';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { activeFilters, type Filters, type UnknownFilter } from '@ofgc/shared/filters/filters.ts';
import { explorePath } from '@ofgc/shared/routes/site/sections.ts';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHelp } from '../page-help/PageHelp.tsx';
import styles from './FilteredGrid.module.css';
import { type SelectFilter, SelectFilters } from './SelectFilters.tsx';

interface FilteredGridProps {
  /** The page's path without filters and without locale. */
  path: string;
  /** The id of the grid's heading, which other pages link to. */
  anchor: string;
  labels: { title: string; lead: string; filter: string; list: string; count: string; none: string; showAll: string };
  fields: readonly SelectFilter[];
  filters: Filters;
  unknown: readonly UnknownFilter[];
  /** Content below the lead. */
  notice?: ReactNode;
  /** Content below the grid. */
  paging?: ReactNode;
  /** The cards. */
  children: ReactNode;
}

/** A page with filters above a grid of cards, which has four columns on wide screens. */
export function FilteredGrid(props: FilteredGridProps) {
  const { path, anchor, labels, fields, filters, unknown, notice, paging, children } = props;
  const { t } = useTranslation('explore');
  const isEmpty = Children.count(children) === 0;
  return (
    <Container className={styles.page}>
      <PageHead title={labels.title} trail={[{ label: t('explore'), to: explorePath }]} lead={labels.lead}>
        {notice}
      </PageHead>
      <UnknownFilters
        unknown={unknown}
        labelOf={(name) => fields.find((field) => field.name === name)?.label ?? name}
        all={{ to: path, label: labels.showAll }}
      />
      <SelectFilters label={labels.filter} path={path} fields={fields} filters={filters} />
      <section aria-labelledby={anchor} className={styles.list}>
        <h2 id={anchor} className="visually-hidden">
          {labels.list}
        </h2>
        <ResultBar status={labels.count}>
          {!isEmpty && activeFilters(filters).length > 0 && (
            <ArrowLink to={path} preventScrollReset>
              {labels.showAll}
            </ArrowLink>
          )}
        </ResultBar>
        {isEmpty ? (
          <NoMatches title={labels.none} all={{ to: path, label: labels.showAll }} />
        ) : (
          <div className={styles.grid}>{children}</div>
        )}
        {paging}
      </section>
      <div className={styles.help}>
        <PageHelp />
      </div>
    </Container>
  );
}
