import type { Department } from '@ofgc/shared/domain/departments/department.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { DepartmentRecord } from './find.ts';

/** A department with its telephone number and its address for emails. */
export function presentDepartment({ key, name, phone, email }: DepartmentRecord, lang: Locale): Department {
  const read = readerIn(lang);
  return { key, name: read(name), phone, email, lang: read.lang };
}
