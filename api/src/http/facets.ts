import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';

/** An item and its value for each filter; several rows may belong to one item (performances of an event). */
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
  /** The active filters. */
  chosen: Partial<Record<Dimension, string>>;
  /** The options of each filter, in order; those without results stay. */
  options: Record<Dimension, readonly FacetChoice[]>;
  /** Other filters that choosing an option of this one switches off. */
  replaces?: Partial<Record<Dimension, readonly Dimension[]>>;
  /** Rows that a facet counts at all. */
  counts?: (dimension: Dimension, row: Row) => boolean;
}

/** For each option the number of items that choosing it would leave, with the other filters active. */
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
