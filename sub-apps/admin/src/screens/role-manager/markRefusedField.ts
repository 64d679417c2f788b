import type { AppError } from '@atrium/common/errors/appError';
import type { Translate } from '@atrium/portal/sdk';
import { errorText } from '@atrium/portal/ui';
import type { FormInstance } from 'antd';
import type { RoleDraft } from '../../api/roles';

/** The field that a refusal of the server is about. */
const FIELD_OF_CODE: Readonly<Record<string, keyof RoleDraft>> = {
  'role.code_taken': 'code',
  'role.code_required': 'code',
  'role.name_required': 'name',
  'role.name_too_long': 'name',
};

/** Shows a refusal at the field it is about and leads there; one about no field changes nothing. */
export function markRefusedField(form: FormInstance<RoleDraft>, error: AppError, t: Translate): void {
  const field = FIELD_OF_CODE[error.code ?? ''];
  if (!field) return;
  form.setFields([{ name: field, errors: [errorText(t, error)] }]);
  form.scrollToField(field, { focus: true });
}
