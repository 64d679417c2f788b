import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Alert } from '@/ui/Alert';
import styles from '../layout/Card.module.css';
import { LanguageSelect } from '../layout/LanguageSelect';
import { ProgressLine } from '../layout/ProgressLine';

export interface ThirdPartyCardProps {
  title: string;
  /** The heading takes the focus when this changes, because the pressed button is gone. */
  step: string;
  note?: string;
  /** Why the sign-in has failed; empty when it has not. */
  problem?: string;
  isBusy?: boolean;
  /** Buttons; none during a call to the server. */
  children?: ReactNode;
}

/** The card of a third-party sign-in: its state, and buttons to go on. */
export function ThirdPartyCard({ title, step, note, problem = '', isBusy = false, children }: ThirdPartyCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <LanguageSelect />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <Alert text={problem} />
      {isBusy && <ProgressLine />}
      {children && <div className={styles.actions}>{children}</div>}
    </>
  );
}
