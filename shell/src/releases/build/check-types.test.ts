import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { checkOwnTypes, checkTypes } from './check-types.ts';

it('the type check of a section in its own repository fails with the compiler’s message', async () => {
  const root = await testFolder();
  await symlink(join(import.meta.dirname, '../../../../node_modules'), join(root, 'node_modules'));
  const settings = { compilerOptions: { strict: true, noEmit: true, types: [] }, files: ['words.ts'] };
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(settings));
  await writeFile(join(root, 'words.ts'), 'export const words: string = 3;\n');
  await expect(checkOwnTypes(root, 'mfe-new')).rejects.toThrow(/^mfe-new has errors of types:[^]*words\.ts/);
  await writeFile(join(root, 'words.ts'), 'export const words: string = "three";\n');
  await expect(checkOwnTypes(root, 'mfe-new')).resolves.toBeUndefined();
});

it('the type check fails with the compiler’s message or at its timeout, and passes without errors', async () => {
  const root = await testFolder();
  await symlink(join(import.meta.dirname, '../../../../node_modules'), join(root, 'node_modules'));
  await mkdir(join(root, 'mfe-new'));
  const settings = {
    compilerOptions: { strict: true, composite: true, types: [], lib: ['es2022'] },
    files: ['words.ts'],
  };
  await writeFile(join(root, 'mfe-new/tsconfig.json'), JSON.stringify(settings));
  await writeFile(join(root, 'mfe-new/words.ts'), 'export const words: string = 3;\n');
  await expect(checkTypes(root, 'mfe-new')).rejects.toThrow(
    /^mfe-new has errors of types:[^]*words\.ts.*Type 'number' is not assignable to type 'string'/,
  );
  await writeFile(join(root, 'mfe-new/words.ts'), 'export const words: string = "three";\n');
  await expect(checkTypes(root, 'mfe-new', 1)).rejects.toThrow(
    /^mfe-new: the check of its types was stopped after 0\.001 s/,
  );
  await expect(checkTypes(root, 'mfe-new')).resolves.toBeUndefined();
});
