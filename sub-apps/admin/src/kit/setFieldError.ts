import type { AppError } from '@atrium/common/errors/appError';
import type { Translate } from '@atrium/portal/sdk';
import { errorText } from '@atrium/portal/ui';
import type { FormInstance } from 'antd';

/** The field of each validation error of the server, by error code. */
export type FieldOfCode<Draft> = Readonly<Record<string, keyof Draft & string>>;

/** Shows a validation error at its field and focuses the field; ignores errors without a field. */
export function setFieldError<Draft extends object>(
  form: FormInstance<Draft>,
  error: AppError,
  fieldOfCode: FieldOfCode<Draft>,
  t: Translate,
): void {
  const field = fieldOfCode[error.code ?? ''];
  if (!field) return;
  (form as FormInstance).setFields([{ name: field, errors: [errorText(t, error)] }]);
  form.scrollToField(field, { focus: true, block: 'center' });
}
