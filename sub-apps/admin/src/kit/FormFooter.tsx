import { useT } from '@atrium/portal/sdk';
import { BusyButton, SlowNote } from '@atrium/portal/ui';
import { Button } from 'antd';
import styles from './FormFooter.module.css';

interface Props {
  /** The name of the form that the button submits; so does Enter in a field of one line. */
  formName: string;
  isSaving: boolean;
  /** There is nothing that could be saved. */
  isDisabled?: boolean;
  /** The text of the button that saves. */
  text: string;
  onCancel(): void;
}

/** The buttons of a form in a panel. */
export function FormFooter({ formName, isSaving, isDisabled = false, text, onCancel }: Props) {
  const t = useT();
  return (
    <>
      {isSaving && <SlowSaveNote />}
      <Button disabled={isSaving} onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
      <BusyButton type="primary" htmlType="submit" form={formName} isBusy={isSaving} disabled={isDisabled}>
        {text}
      </BusyButton>
    </>
  );
}

/** After this time a save says that it takes long. */
const SLOW_SAVE_AFTER_MS = 10_000;

/** Beside the buttons of a form while it saves. */
export function SlowSaveNote() {
  const t = useT();
  return <SlowNote afterMs={SLOW_SAVE_AFTER_MS} text={t('admin.saving.slow')} className={styles.slow} />;
}
