import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { expect, it, vi } from 'vitest';

type Factory = () => object;

it('federation shares every package of the contract with remotes', async () => {
  vi.stubGlobal('SHARED_VERSIONS', Object.fromEntries(sharedPackages.map(({ name }) => [name, '1.0.0'])));
  const { sharedModules } = await import('./shared-modules.ts');
  const given = await Promise.all(
    Object.entries(sharedModules as Record<string, { lib?: Factory; get?: () => Promise<Factory> }>).map(
      async ([name, { lib, get }]) => [name, Object.keys((lib ?? (await get?.()))?.() ?? {}).length > 0] as const,
    ),
  );
  expect(given).toEqual(sharedPackages.map(({ name }) => [name, true]));
});
