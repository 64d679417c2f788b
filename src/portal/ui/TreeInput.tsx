import { TreeSelect } from 'antd';
import { useMemo, useState } from 'react';
import { FieldIcon } from '../../ui/FieldIcon';
import type { FieldOption, OptionInputProps } from './optionInput';

interface TreeNode {
  value: string;
  title: string;
  children: TreeNode[];
}

const nodesOf = (options: readonly FieldOption[]): TreeNode[] =>
  options.map(({ key, text, children }) => ({ value: key, title: text, children: nodesOf(children) }));

/** What stands open at first: the first level, and below it each that is an only child, down to the first choice. */
function firstExpanded(options: readonly FieldOption[]): string[] {
  const below = options.flatMap(({ children }) => children);
  const keys = options.map(({ key }) => key);
  return below.length === 1 ? [...keys, ...firstExpanded(below)] : keys;
}

/** antd's tree select with a search by text, open down to the first choice. If all children are chosen, the parent is shown. */
export function TreeInput(props: OptionInputProps) {
  const { options, value, isMultiple, emptyNote, onOpenChange, onChange, ...control } = props;
  const treeData = useMemo(() => nodesOf(options), [options]);
  const firstKeys = useMemo(() => firstExpanded(options), [options]);
  const [expanded, setExpanded] = useState<string[]>();
  const [isSearching, setIsSearching] = useState(false);
  return (
    <TreeSelect<string | string[], TreeNode>
      {...control}
      style={{ width: '100%' }}
      suffixIcon={<FieldIcon name="arrow" />}
      allowClear
      showSearch
      treeNodeFilterProp="title"
      treeCheckable={isMultiple}
      showCheckedStrategy={TreeSelect.SHOW_PARENT}
      maxTagCount="responsive"
      value={isMultiple ? [...value] : value[0]}
      treeData={treeData}
      // A search expands what it has found.
      treeExpandedKeys={isSearching ? undefined : (expanded ?? firstKeys)}
      onTreeExpand={(keys) => isSearching || setExpanded(keys.map(String))}
      onSearch={(typed) => setIsSearching(typed !== '')}
      notFoundContent={emptyNote}
      onOpenChange={(isOpen) => {
        if (!isOpen) setIsSearching(false);
        onOpenChange(isOpen);
      }}
      onChange={(next: string | string[] | undefined) => onChange([next ?? []].flat())}
    />
  );
}
