import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import styles from '../layout/Card.module.css';
import { RadioList } from '@/ui/RadioList';
import { StepDialog } from './StepDialog';

export interface ChoiceStepProps<T> {
  title: string;
  note: string;
  options: readonly T[];
  /** The option that is chosen at first. */
  preselected: T | undefined;
  labelOf(option: T): string;
  /** Shown when the form is submitted without a choice. */
  required: string;
  isBusy: boolean;
  failure: string;
  onChoose(option: T): void;
  onBack(): void;
}

/** A choice of one option; it is required (shell spec §2, §5). */
export function ChoiceStep<T>({
  title,
  note,
  options,
  preselected,
  labelOf,
  required,
  isBusy,
  failure,
  onChoose,
  onBack,
}: ChoiceStepProps<T>) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(() => (preselected === undefined ? undefined : options.indexOf(preselected)));
  const [isChecked, setIsChecked] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const option = chosen === undefined ? undefined : options[chosen];
    if (option !== undefined && !isBusy) onChoose(option);
  };

  return (
    <StepDialog title={title} note={note} onCancel={() => !isBusy && onBack()}>
      <form onSubmit={handleSubmit} noValidate>
        <Alert text={isChecked && chosen === undefined ? required : failure} />
        <RadioList
          labels={options.map(labelOf)}
          legend={title}
          chosen={chosen}
          isLocked={isBusy}
          onChoose={setChosen}
        />
        <div className={styles.actions}>
          <Button disabled={isBusy} onClick={onBack}>
            {t('common.back')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('common.confirm')}
          </Button>
        </div>
      </form>
    </StepDialog>
  );
}
