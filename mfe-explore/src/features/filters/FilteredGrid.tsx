import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Empty } from '@ofgc/shared/design/Empty/Empty.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { ResultBar } from '@ofgc/shared/design/ResultBar/ResultBar.tsx';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FilteredGrid.module.css';
import { type SelectFilter, SelectFilters } from './SelectFilters.tsx';
import { UnknownFilters } from './UnknownFilters.tsx';

interface FilteredWallProps {
  /** The page without filters, without locale. */
  path: string;
  /** Where other pages lead to its cards. */
  anchor: string;
  words: { title: string; lead: string; filter: string; list: string; count: string; none: string; showAll: string };
  filters: readonly SelectFilter[];
  /** Filters of the address whose value nothing has: the wall is shown without them. */
  ignored: readonly { name: string; value: string }[];
  /** Below the lead. */
  notice?: ReactNode;
  /** Below the wall. */
  paging?: ReactNode;
  /** The cards. */
  children: ReactNode;
}

/** A page that is a wall of cards under filters: four columns on wide screens (specification §9). */
export function FilteredWall({ path, anchor, words, filters, ignored, notice, paging, children }: FilteredWallProps) {
  const { t } = useTranslation('explore');
  const isEmpty = Children.count(children) === 0;
  return (
    <Container data-section="explore" className={styles.page}>
      <PageHead title={words.title} trail={[{ label: t('explore'), to: '/explora' }]} lead={words.lead}>
        {notice}
      </PageHead>
      <UnknownFilters
        ignored={ignored.map(({ name, value }) => ({
          label: filters.find((filter) => filter.name === name)?.label ?? name,
          value,
        }))}
        all={{ to: path, label: words.showAll }}
      />
      <SelectFilters label={words.filter} path={path} filters={filters} />
      <section aria-labelledby={anchor} className={styles.list}>
        <h2 id={anchor} className="visually-hidden">
          {words.list}
        </h2>
        <ResultBar status={words.count}>
          {!isEmpty && filters.some(({ value }) => value) && (
            <ArrowLink to={path} preventScrollReset>
              {words.showAll}
            </ArrowLink>
          )}
        </ResultBar>
        {isEmpty ? (
          <Empty
            title={words.none}
            action={
              <ButtonLink to={path} kind="secondary">
                {words.showAll}
              </ButtonLink>
            }
          />
        ) : (
          <div className={styles.wall}>{children}</div>
        )}
        {paging}
      </section>
    </Container>
  );
}
