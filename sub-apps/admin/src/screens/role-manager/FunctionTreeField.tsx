import { useT } from '@atrium/portal/sdk';
import { Checkbox } from 'antd';
import type { FunctionNode } from '../../api/functionTree';
import { leafCodes, withTicked } from './functionCodes';
import styles from './FunctionTreeField.module.css';

interface Props {
  functions: readonly FunctionNode[];
  isReadOnly?: boolean;
  /** Given by the form. */
  value?: readonly string[];
  onChange?(codes: string[]): void;
}

/** The functions as a tree of boxes. */
export function FunctionTreeField({ functions, isReadOnly = false, value = [], onChange }: Props) {
  const t = useT();
  const ticked = new Set(leafCodes(functions).filter((code) => value.includes(code)));
  const tick = (codes: readonly string[], isTicked: boolean) => {
    const kept = [...ticked].filter((code) => !codes.includes(code));
    onChange?.(withTicked(value, isTicked ? [...kept, ...codes] : kept, functions));
  };
  return (
    <div className={styles.frame} role="group" aria-label={t('admin.role.functions')}>
      <p className={styles.count}>{t('admin.role.functions.count', { count: ticked.size })}</p>
      <Branch nodes={functions} ticked={ticked} isReadOnly={isReadOnly} onTick={tick} />
    </div>
  );
}

interface BranchProps {
  nodes: readonly FunctionNode[];
  ticked: ReadonlySet<string>;
  isReadOnly: boolean;
  onTick(codes: readonly string[], isTicked: boolean): void;
}

/** One level of the tree and what is below it. The box of a group ticks all in it. */
function Branch({ nodes, ...shared }: BranchProps) {
  const { ticked, isReadOnly, onTick } = shared;
  return (
    <ul className={styles.branch}>
      {nodes.map((node) => {
        const codes = leafCodes([node]);
        const count = codes.filter((code) => ticked.has(code)).length;
        return (
          <li key={node.key}>
            {/* Its own words as its name: antd adds a space to them. */}
            <Checkbox
              aria-label={node.text}
              checked={count === codes.length}
              indeterminate={count > 0 && count < codes.length}
              disabled={isReadOnly}
              onChange={({ target }) => onTick(codes, target.checked)}
            >
              {node.text}
            </Checkbox>
            {!!node.children?.length && <Branch nodes={node.children} {...shared} />}
          </li>
        );
      })}
    </ul>
  );
}
