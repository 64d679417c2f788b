import { useT } from '@atrium/portal/sdk';
import type { FunctionNode } from '../../api/functionTree';
import { FunctionBranch } from './FunctionBranch';
import { leafCodes, withTicked } from './functionCodes';
import styles from './FunctionTreeField.module.css';

interface Props {
  functions: readonly FunctionNode[];
  isReadOnly: boolean;
  /** Given by the form. */
  value?: readonly string[];
  onChange?(codes: string[]): void;
}

/** The functions as a tree of boxes. */
export function FunctionTreeField({ functions, isReadOnly, value = [], onChange }: Props) {
  const t = useT();
  const ticked = new Set(leafCodes(functions).filter((code) => value.includes(code)));
  const tick = (codes: readonly string[], isTicked: boolean) => {
    const kept = [...ticked].filter((code) => !codes.includes(code));
    onChange?.(withTicked(value, isTicked ? [...kept, ...codes] : kept, functions));
  };
  return (
    <div className={styles.frame} role="group" aria-label={t('admin.role.functions')}>
      <p className={styles.count}>{t('admin.role.functions.count', { count: ticked.size })}</p>
      <FunctionBranch nodes={functions} ticked={ticked} isReadOnly={isReadOnly} onTick={tick} />
    </div>
  );
}
