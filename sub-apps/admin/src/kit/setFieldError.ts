import type { AppError } from '@atrium/common/errors/appError';
import type { Translate } from '@atrium/portal/sdk';
import { errorText } from '@atrium/portal/ui';
import type { FormInstance } from 'antd';

/** The field that each refusal of the server is about, by error code. */
export type FieldOfCode<Draft> = Readonly<Record<string, keyof Draft & string>>;

/** Shows a refusal at the field it is about and moves the focus there; one about no field changes nothing. */
export function setFieldError<Draft extends object>(
  form: FormInstance<Draft>,
  error: AppError,
  fieldOfCode: FieldOfCode<Draft>,
  t: Translate,
): void {
  const field = fieldOfCode[error.code ?? ''];
  if (!field) return;
  (form as FormInstance).setFields([{ name: field, errors: [errorText(t, error)] }]);
  form.scrollToField(field, { focus: true });
}
