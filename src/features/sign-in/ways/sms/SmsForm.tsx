import { useState } from 'react';
import type { FormEvent } from 'react';
import { Alert } from '@/workspace/light-ui/Alert';
import { Button } from '@/workspace/light-ui/Button';
import { useTranslate } from '@/workspace/services-context/useTranslate';
import styles from '../../frame/Card.module.css';
import { codeProblem, mobileProblem } from './checkMobile';
import { MobileCodeFields } from './MobileCodeFields';
import type { MobileCode } from './MobileCodeFields';

export interface SmsFormProps {
  isBusy: boolean;
  failure: string;
  onSubmit(entered: MobileCode): void;
}

/** Sign-in with a mobile number and a code sent to it (shell spec §1, §5). */
export function SmsForm({ isBusy, failure, onSubmit }: SmsFormProps) {
  const t = useTranslate();
  const [entered, setEntered] = useState<MobileCode>({ mobile: '', code: '' });
  const [isChecked, setIsChecked] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isBusy && !mobileProblem(entered.mobile) && !codeProblem(entered.code)) onSubmit(entered);
  };

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Alert text={failure} />
      <MobileCodeFields usage="login" value={entered} onChange={setEntered} isChecked={isChecked} isBusy={isBusy} />
      <div className={styles.actions}>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
      </div>
    </form>
  );
}
