import type { FacetOption } from '@ofgc/shared/domain/list.schema.ts';

/** A thing with the values that filters know it by; several rows may belong to one thing (dates of a concert). */
export interface FacetRow<Dimension extends string> {
  id: number | string;
  values: Record<Dimension, readonly string[]>;
}
export interface FacetChoice {
  value: string;
  label: string;
}

export interface FacetInput<Dimension extends string, Row extends FacetRow<Dimension>> {
  rows: readonly Row[];
  /** The filters in force. */
  chosen: Partial<Record<Dimension, string>>;
  /** What each filter offers, in order: options without results stay. */
  options: Record<Dimension, readonly FacetChoice[]>;
  /** Filters that a facet replaces beside its own. */
  replaces?: Partial<Record<Dimension, readonly Dimension[]>>;
  /** Rows that count at all for a facet. */
  counts?: (dimension: Dimension, row: Row) => boolean;
}

/** For each option the number of things that choosing it would leave, the other filters staying in force. */
export function countFacets<Dimension extends string, Row extends FacetRow<Dimension>>({
  rows,
  chosen,
  options,
  replaces,
  counts,
}: FacetInput<Dimension, Row>): Record<Dimension, FacetOption[]> {
  const dimensions = Object.keys(options) as Dimension[];
  const answers = dimensions.map((dimension) => {
    const replaced = new Set([dimension, ...(replaces?.[dimension] ?? [])]);
    const others = dimensions.filter((other) => !replaced.has(other) && chosen[other] !== undefined);
    const left = rows.filter(
      (row) =>
        (counts?.(dimension, row) ?? true) && others.every((other) => row.values[other].includes(chosen[other] ?? '')),
    );
    const things = new Map<string, Set<number | string>>();
    for (const row of left) {
      for (const value of row.values[dimension]) things.set(value, (things.get(value) ?? new Set()).add(row.id));
    }
    return [
      dimension,
      options[dimension].map(({ value, label }) => ({ value, label, count: things.get(value)?.size ?? 0 })),
    ];
  });
  return Object.fromEntries(answers) as Record<Dimension, FacetOption[]>;
}
