import { useT } from '@atrium/portal/sdk';
import { LinkButton } from '@atrium/portal/ui';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import type { FunctionNode } from '../../api/functionTree';
import { leafCodes, matchingNodes, missingViews, withChecked } from './functionCodes';
import styles from './FunctionTreeField.module.css';

interface Props {
  functions: readonly FunctionNode[];
  isReadOnly?: boolean;
  /** Given by the form. */
  value?: readonly string[];
  onChange?(codes: string[]): void;
}

/**
 * A form field with the functions as a tree of checkboxes, and a filter by their names. A function to change something
 * without the one to see it is pointed out.
 */
export function FunctionTreeField({ functions, isReadOnly = false, value = [], onChange }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const shown = matchingNodes(functions, keyword);
  const checked = new Set(leafCodes(functions).filter((code) => value.includes(code)));
  const check = (codes: readonly string[], isChecked: boolean) => {
    const kept = [...checked].filter((code) => !codes.includes(code));
    onChange?.(withChecked(value, isChecked ? [...kept, ...codes] : kept, functions));
  };
  const missing = isReadOnly ? [] : missingViews(functions, value);
  return (
    <div
      className={`${styles.frame} ${isReadOnly ? styles.readOnly : ''}`}
      role="group"
      aria-label={t('admin.role.functions')}
    >
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
      {missing.length > 0 && (
        <p className={styles.hint} role="status">
          {t('admin.role.functions.manageOnly', { names: missing.map(({ text }) => text) })}{' '}
          <LinkButton
            onClick={() =>
              check(
                missing.map(({ viewCode }) => viewCode),
                true,
              )
            }
          >
            {t('admin.role.functions.addViews')}
          </LinkButton>
        </p>
      )}
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
              // Enter would submit the form.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
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
