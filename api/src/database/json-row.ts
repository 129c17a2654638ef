/** A row as it is inserted: its arrays and objects are JSON texts. */
type JsonRow<Row> = { [Column in keyof Row]: JsonValue<Row[Column]> };
type JsonValue<Value> = Value extends string | number | boolean | Date | null | undefined ? Value : string;

/**
 * Prepares a row for insertion: arrays and objects become the JSON text of their column, because a driver would write an array as a
 * PostgreSQL array. `null` stays the database's null.
 */
export function jsonRow<Row extends object>(row: Row): JsonRow<Row> {
  const columns = Object.entries(row).map(([column, value]: [string, unknown]) => [column, jsonValue(value)]);
  return Object.fromEntries(columns) as JsonRow<Row>;
}

function jsonValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
}
