import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { SelectField } from '@ofgc/shared/design/forms/Field/SelectField.tsx';
import type { FormBinding } from '@ofgc/shared/design/forms/PostForm/field-binding.ts';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import type { SchoolCall } from '@ofgc/shared/domain/school-calls/school-call.schema.ts';
import { groupField, groupNumbers } from '@ofgc/shared/domain/school-registrations/registration-field-rules.ts';
import type { SchoolGroup } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { useTranslation } from 'react-i18next';
import { FieldColumns, FormPart } from './FormPart.tsx';
import styles from './GroupFields.module.css';

interface GroupFieldsProps {
  number: number;
  call: Pick<SchoolCall, 'levels' | 'pupilsPerTeacher'>;
  field: FormBinding<string>['field'];
  /** The saved group. */
  group: SchoolGroup | undefined;
}

/** One group of a registration: its level and how many come. All but the first are folded until they are used. */
function GroupFields({ number, call, field, group }: GroupFieldsProps) {
  const { t } = useTranslation('education');
  const bind = (name: keyof typeof groupField) =>
    field(groupField[name](number), group && group[name] !== 0 ? String(group[name]) : '');
  const [level, pupils, teachers, wheelchairs] = (['level', 'pupils', 'teachers', 'wheelchairs'] as const).map(bind);
  const fields = (
    <FieldColumns isNarrow>
      <SelectField
        label={t('registration.level')}
        {...level}
        name={groupField.level(number)}
        options={[
          { value: '', label: t('registration.choose') },
          ...call.levels.map((value) => ({ value, label: t(`level.${value}`) })),
        ]}
      />
      <Field label={t('registration.pupils')} inputMode="numeric" {...pupils} name={groupField.pupils(number)} />
      <Field
        label={t('registration.teachers')}
        hint={t('registration.teachersHint', { count: call.pupilsPerTeacher })}
        inputMode="numeric"
        {...teachers}
        name={groupField.teachers(number)}
      />
      <Field
        label={t('registration.wheelchairs')}
        hint={t('registration.wheelchairsHint')}
        inputMode="numeric"
        {...wheelchairs}
        name={groupField.wheelchairs(number)}
      />
    </FieldColumns>
  );
  const legend = t('registration.group', { number });
  const isUsed = [level, pupils, teachers, wheelchairs].some((one) => one?.defaultValue || one?.error);
  if (number === 1) return <FormPart legend={legend}>{fields}</FormPart>;
  // The closed summary offers to add a group; the open one shows the group's name.
  const adding = (
    <>
      <span className={styles.add}>{t('registration.anotherGroup', { number })}</span>
      <span className={styles.title}>{legend}</span>
    </>
  );
  return (
    <Details summary={isUsed ? legend : adding} isOpen={isUsed}>
      <fieldset>
        <legend className="visually-hidden">{legend}</legend>
        {fields}
      </fieldset>
    </Details>
  );
}

/** The groups of a registration; of the unused groups only the next is offered. */
export function AllGroups({
  groups,
  ...props
}: Pick<GroupFieldsProps, 'call' | 'field'> & { groups: readonly SchoolGroup[] }) {
  const [first, ...others] = groupNumbers.map((number) => (
    <GroupFields key={number} number={number} group={groups[number - 1]} {...props} />
  ));
  return (
    <>
      {first}
      <div className={styles.others}>{others}</div>
    </>
  );
}
