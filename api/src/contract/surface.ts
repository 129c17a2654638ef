import { join } from 'node:path';
import type { ContractSurface } from '@ofgc/shared/contract/surface.ts';
import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { describeOperations } from './operations.ts';

export const surfaceFile = join(import.meta.dirname, '../../../shared/src/contract/surface.generated.json');

/** What remotes and pages build on, as the sources are now. */
export async function describeSurface(): Promise<ContractSurface> {
  const packages = await Promise.all(
    sharedPackages.map(async ({ name, facade }) => {
      const from = facade ? `@ofgc/${facade.replace('/src/', '/')}` : name;
      const module = (await import(/* @vite-ignore */ from)) as object;
      return [name, Object.keys(module).filter(isPublic).toSorted()] as const;
    }),
  );
  return { packages: Object.fromEntries(packages), operations: await describeOperations() };
}

/** React's insides say by their names that they are. */
function isPublic(name: string): boolean {
  return !/^(__|unstable_|module\.exports$)/.test(name);
}

/** As `surface.generated.json` is written: indented by one space, with a line break at its end. */
export function surfaceText(surface: ContractSurface): string {
  return `${JSON.stringify(surface, null, 1)}\n`;
}
