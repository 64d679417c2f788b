import { Checkbox } from 'antd';
import type { FunctionNode } from '../../api/functionTree';
import { leafCodes } from './functionCodes';
import styles from './FunctionTreeField.module.css';

interface Props {
  nodes: readonly FunctionNode[];
  ticked: ReadonlySet<string>;
  isReadOnly: boolean;
  onTick(codes: readonly string[], isTicked: boolean): void;
}

/** One level of the tree and what is below it. The box of a group ticks all in it. */
export function FunctionBranch({ nodes, ...shared }: Props) {
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
            {!!node.children?.length && <FunctionBranch nodes={node.children} {...shared} />}
          </li>
        );
      })}
    </ul>
  );
}
