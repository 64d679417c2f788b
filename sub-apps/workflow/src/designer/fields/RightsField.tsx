import { useT } from '@atrium/portal/sdk';
import type { FieldRight, FieldRights } from '@atrium/portal/contract/portal';
import { LinkButton } from '@atrium/portal/ui';
import { useId } from 'react';
import type { FormField } from '../designerProps';
import { FieldGroup } from './FieldGroup';
import styles from './fields.module.css';

interface Props {
  rights: FieldRights;
  fields: readonly FormField[];
  isReadOnly: boolean;
  onChange(rights: FieldRights): void;
}

const RIGHTS: readonly FieldRight[] = ['hidden', 'readonly', 'editable', 'required'];

/** All fields of the form with one right: the default where there is one for it. */
function setAll(fields: readonly FormField[], { default: others }: FieldRights, right: FieldRight): FieldRights {
  if (right === 'readonly' || right === 'editable') return { default: right, fields: {} };
  return { default: others, fields: Object.fromEntries(fields.map(({ name }) => [name, right])) };
}

/** What may be done with each field of the form in this step. */
export function RightsField({ rights, fields, isReadOnly, onChange }: Props) {
  const t = useT();
  const id = useId();
  if (fields.length === 0)
    return (
      <FieldGroup label={t('workflow.designer.rights')}>
        <p className={styles.hint}>{t('workflow.designer.rights.none')}</p>
      </FieldGroup>
    );
  const rightOf = (name: string): FieldRight =>
    Object.hasOwn(rights.fields, name) ? (rights.fields[name] ?? rights.default) : rights.default;
  return (
    <FieldGroup label={t('workflow.designer.rights')}>
      <table className={styles.rights}>
        <thead>
          <tr>
            <th scope="col">{t('workflow.designer.field')}</th>
            {RIGHTS.map((right) => {
              const word = t(`workflow.designer.right.${right}`);
              return (
                <th key={right} scope="col">
                  <LinkButton
                    disabled={isReadOnly}
                    title={t('workflow.designer.rights.all', { right: word })}
                    aria-label={t('workflow.designer.rights.all', { right: word })}
                    onClick={() => onChange(setAll(fields, rights, right))}
                  >
                    {word}
                  </LinkButton>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, title }) => (
            <tr key={name}>
              <th scope="row">{title || name}</th>
              {RIGHTS.map((right) => (
                <td key={right}>
                  <label className={styles.right}>
                    <input
                      type="radio"
                      name={`${id}-${name}`}
                      disabled={isReadOnly}
                      checked={rightOf(name) === right}
                      aria-label={t('workflow.designer.right', {
                        field: title || name,
                        right: t(`workflow.designer.right.${right}`),
                      })}
                      onChange={() => onChange({ ...rights, fields: { ...rights.fields, [name]: right } })}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  );
}
