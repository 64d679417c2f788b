import { Switch } from 'antd';
import { useId, useState } from 'react';
import styles from './ModeSwitch.module.css';

interface Props {
  label: string;
  isOn: boolean;
  /** "On" or "Off". */
  state: string;
  /** Why it cannot be changed. */
  reason?: string | undefined;
  /** Resolves when the change is applied or was given up. */
  onChange(isOn: boolean): Promise<unknown>;
}

/** Turns a mode on or off at once. */
export function ModeSwitch({ label, isOn, state, reason, onChange }: Props) {
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const handleChange = (next: boolean) => {
    setIsBusy(true);
    void onChange(next).finally(() => setIsBusy(false));
  };
  return (
    <div>
      <div className={styles.row}>
        <Switch
          checked={isOn}
          loading={isBusy}
          disabled={reason !== undefined}
          aria-labelledby={`${id}label`}
          aria-describedby={`${id}reason`}
          onChange={handleChange}
        />
        <span id={`${id}label`} className={styles.label}>
          {label}
        </span>
        <span className={styles.state}>{state}</span>
      </div>
      <div id={`${id}reason`} className={styles.reason}>
        {reason}
      </div>
    </div>
  );
}
