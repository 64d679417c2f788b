import { useT } from '@atrium/portal/sdk';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import type { FunctionNode } from '../../api/functionTree';
import { leafCodes, matchingNodes, withChecked } from './functionCodes';
import styles from './FunctionTreeField.module.css';

interface Props {
  functions: readonly FunctionNode[];
  isReadOnly?: boolean;
  /** Given by the form. */
  value?: readonly string[];
  onChange?(codes: string[]): void;
}

/** A form field with the functions as a tree of checkboxes, and a filter by their names. */
export function FunctionTreeField({ functions, isReadOnly = false, value = [], onChange }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const shown = matchingNodes(functions, keyword);
  const checked = new Set(leafCodes(functions).filter((code) => value.includes(code)));
  const check = (codes: readonly string[], isChecked: boolean) => {
    const kept = [...checked].filter((code) => !codes.includes(code));
    onChange?.(withChecked(value, isChecked ? [...kept, ...codes] : kept, functions));
  };
  return (
    <div className={styles.frame} role="group" aria-label={t('admin.role.functions')}>
      <div className={styles.head}>
        <p className={styles.count}>{t('admin.role.functions.count', { count: checked.size })}</p>
        <Input
          type="search"
          size="small"
          className={styles.filter}
          value={keyword}
          placeholder={t('admin.role.functions.filter')}
          aria-label={t('admin.role.functions.filter')}
          allowClear
          autoComplete="off"
          onChange={({ target }) => setKeyword(target.value)}
          // Enter would submit the form.
          onPressEnter={(event) => event.preventDefault()}
        />
      </div>
      <Branch nodes={shown} checked={checked} isReadOnly={isReadOnly} onCheck={check} />
      {shown.length === 0 && <p className={styles.count}>{t('admin.role.functions.noMatch')}</p>}
    </div>
  );
}

interface BranchProps {
  nodes: readonly FunctionNode[];
  checked: ReadonlySet<string>;
  isReadOnly: boolean;
  onCheck(codes: readonly string[], isChecked: boolean): void;
}

/** One level of the tree, with its subtrees. The checkbox of a group checks all functions in it. */
function Branch({ nodes, ...shared }: BranchProps) {
  const { checked, isReadOnly, onCheck } = shared;
  return (
    <ul className={styles.branch}>
      {nodes.map((node) => {
        const codes = leafCodes([node]);
        const count = codes.filter((code) => checked.has(code)).length;
        return (
          <li key={node.key}>
            {/* Sets the accessible name, because antd adds a space to the text. */}
            <Checkbox
              aria-label={node.text}
              checked={count === codes.length}
              indeterminate={count > 0 && count < codes.length}
              disabled={isReadOnly}
              onChange={({ target }) => onCheck(codes, target.checked)}
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
