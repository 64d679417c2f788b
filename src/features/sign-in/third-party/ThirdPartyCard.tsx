import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Alert } from '@/ui/Alert';
import styles from '../layout/Card.module.css';
import { LanguageSelect } from '../layout/LanguageSelect';
import { LinkProgress } from '../link/LinkProgress';

export interface ThirdPartyCardProps {
  title: string;
  /** The heading takes the focus whenever this changes: what was pressed is gone. */
  step: string;
  note?: string;
  /** What went wrong; empty when nothing did. */
  problem?: string;
  isBusy?: boolean;
  /** The ways on, as buttons; none while the server is asked. */
  children?: ReactNode;
}

/** What a third party's sign-in has come to, and the ways on. */
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
      {isBusy && <LinkProgress />}
      {children && <div className={styles.actions}>{children}</div>}
    </>
  );
}
