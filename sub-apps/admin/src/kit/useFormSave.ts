import { isAppError, toAppError } from '@atrium/common/errors/appError';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useMutation } from '@tanstack/react-query';
import type { MutationKey } from '@tanstack/react-query';
import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { FIRST_ERROR } from './formLook';
import { setFieldError } from './setFieldError';
import type { FieldOfCode } from './setFieldError';

type NamePath = Parameters<FormInstance['scrollToField']>[0];

interface Options<Draft, Result> {
  form: FormInstance<Draft>;
  mutationKey: MutationKey;
  /** The field of each refusal by the server. */
  fieldOfCode: FieldOfCode<Draft>;
  save(draft: Draft): Promise<Result>;
  /** Answers whether nothing is left to be saved. */
  onResult(result: Result): boolean;
  /** The form is not valid. */
  onInvalid?(): void;
}

/** What the form shows itself; the host shows and logs the others, and deals with the end of the session. */
const isShownByForm = (error: unknown) =>
  (['service', 'network', 'user'] as const).some((kind) => isAppError(error, kind));

/**
 * Saves a form. A refusal is shown at its field, `failedField`, and by the form itself as `saving.error`; the input stays.
 */
export function useFormSave<Draft extends object, Result>(options: Options<Draft, Result>) {
  const { form, mutationKey, fieldOfCode, onResult, onInvalid } = options;
  const t = useT();
  const { message } = usePortal();
  const saving = useMutation({
    mutationKey,
    mutationFn: options.save,
    onError: (refusal) => setFieldError(form, toAppError(refusal), fieldOfCode, t),
  });
  const running = useRef<Promise<boolean>>(undefined);
  /** Sends the record once; while that runs, further presses wait for it. */
  const send = (draft: Draft) =>
    (running.current ??= saving
      .mutateAsync(draft)
      .then(onResult, (error: unknown) => {
        if (!isShownByForm(error)) message.report(error);
        return false;
      })
      .finally(() => {
        running.current = undefined;
      }));
  /** Sends the input if it is valid; the first field that is not gets the focus. */
  const save = async (): Promise<boolean> => {
    const draft = await form.validateFields().catch((invalid: { errorFields: { name: NamePath }[] }) => {
      onInvalid?.();
      form.scrollToField(invalid.errorFields[0]?.name, FIRST_ERROR);
      return undefined;
    });
    return draft !== undefined && send(draft);
  };
  const failedField = saving.error ? fieldOfCode[saving.error.code ?? ''] : undefined;
  /** Takes a refusal back when its field was changed. */
  const noteChange = (changed: Partial<Draft>) => {
    if (failedField !== undefined && failedField in changed) saving.reset();
  };
  return { saving, send, save, failedField, noteChange };
}
