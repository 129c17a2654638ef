/** What others build on, by name: `surface.generated.json` is its committed description (`npm run contract`). */
export interface ContractSurface {
  /** Package of the contract → the names that it offers to remotes. */
  packages: Record<string, readonly string[]>;
  /** Operation of the API (`GET /api/events`) → the fields that its answers have (`data[].title`). */
  operations: Record<string, readonly string[]>;
}

/** @returns what is gone between two surfaces, a sentence each: what breaks others. Additions are compatible. */
export function brokenBy(before: ContractSurface, after: ContractSurface): string[] {
  return [
    ...gone(
      before.packages,
      after.packages,
      (name) => `the package ${name}`,
      (name, one) => `${one} of ${name}`,
    ),
    ...gone(
      before.operations,
      after.operations,
      (name) => name,
      (name, field) => `${field} of ${name}`,
    ),
  ];
}

function gone(
  before: Record<string, readonly string[]>,
  after: Record<string, readonly string[]>,
  whole: (key: string) => string,
  part: (key: string, name: string) => string,
): string[] {
  return Object.entries(before).flatMap(([key, names]) => {
    const now = after[key];
    return now ? names.filter((name) => !now.includes(name)).map((name) => part(key, name)) : [whole(key)];
  });
}
