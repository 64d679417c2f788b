import type { AppError } from '@atrium/common/errors/appError';
import { useT } from '@atrium/portal/sdk';
import { BusyButton, PanelContent, SaveFailure } from '@atrium/portal/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { basicProblems } from '../draft/basicProblems';
import { useOneAtATime } from '../useOneAtATime';
import { NewFlowFields } from './NewFlowFields';
import type { NewFlow } from './NewFlowFields';
import styles from './NewFlowForm.module.css';

interface Props {
  title: string;
  input: NewFlow;
  isSaving: boolean;
  /** Why the last try failed. */
  error: AppError | null;
  /** Above the fields. */
  note?: ReactNode;
  onChange(fields: Partial<NewFlow>): void;
  onCancel(): void;
  /** Resolves when the try is over. */
  onSubmit(input: NewFlow): Promise<unknown>;
}

/** The content of a panel that creates a definition. What is missing is marked after the first try. */
export function NewFlowForm({ title, input, isSaving, error, note, onChange, onCancel, onSubmit }: Props) {
  const t = useT();
  const formId = useId();
  const oneAtATime = useOneAtATime();
  const [hasTried, setHasTried] = useState(false);
  const problems = basicProblems(input);
  const submit = () => {
    setHasTried(true);
    if (Object.keys(problems).length > 0) return;
    void oneAtATime(() => onSubmit({ ...input, name: input.name.trim(), code: input.code.trim() }));
  };
  return (
    <PanelContent
      footer={
        <>
          <Button disabled={isSaving} onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
          <BusyButton type="primary" htmlType="submit" form={formId} isBusy={isSaving}>
            {t('workflow.manager.new.create')}
          </BusyButton>
        </>
      }
    >
      <form
        id={formId}
        aria-label={title}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {note}
        {error && <SaveFailure error={error} />}
        <NewFlowFields input={input} problems={hasTried ? problems : {}} isDisabled={isSaving} onChange={onChange} />
      </form>
    </PanelContent>
  );
}
