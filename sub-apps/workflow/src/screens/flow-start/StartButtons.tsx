import { useT } from '@atrium/portal/sdk';
import { BusyButton, ReasonButton } from '@atrium/portal/ui';
import { Button } from 'antd';
import styles from './StartForm.module.css';
import type { Submission } from './useSubmission';

interface Props {
  submission: Submission;
  /** Why nothing can be sent; undefined when it can. */
  reason: string | undefined;
  onCancel(): void;
}

/** The buttons that save and submit an application. */
export function StartButtons({ submission: { running, isSending, save, submit }, reason, onCancel }: Props) {
  const t = useT();
  const [saveText, submitText] = [t('workflow.start.save'), t('workflow.start.submit')];
  return (
    <div className={styles.buttons}>
      <Button disabled={isSending} onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
      {reason === undefined ? (
        <>
          <BusyButton isBusy={running === 'draft'} disabled={running === 'submit'} onClick={save}>
            {saveText}
          </BusyButton>
          <BusyButton type="primary" isBusy={running === 'submit'} disabled={running === 'draft'} onClick={submit}>
            {submitText}
          </BusyButton>
        </>
      ) : (
        <>
          <ReasonButton reason={reason}>{saveText}</ReasonButton>
          <ReasonButton type="primary" reason={reason}>
            {submitText}
          </ReasonButton>
        </>
      )}
    </div>
  );
}
