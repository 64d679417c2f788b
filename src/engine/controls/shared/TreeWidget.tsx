import { useEffect, useState } from 'react';
import { TreeSelect } from 'antd';
import type { Field } from '../../model/field';
import { bindWidget } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import type { TreeKey, TreeNode } from './treeOf';

interface TreeWidgetProps {
  field: Field;
  tree: readonly TreeNode[] | undefined;
  /** What is chosen, with the texts to show until the tree has been read. */
  chosen: readonly { readonly key: TreeKey; readonly text: string }[];
  isMultiple: boolean;
  placeholder: string;
  /** Pixels; as wide as the field when left out. */
  popupWidth?: number;
  shouldFocus: boolean;
  shouldOpen: boolean;
  onChoose(keys: readonly TreeKey[]): void;
}

interface WidgetNode {
  value: TreeKey;
  title: string;
  children: WidgetNode[];
}

const forWidget = (nodes: readonly TreeNode[]): WidgetNode[] => nodes.map(({ key, text, children }) => ({ value: key, title: text, children: forWidget(children) }));

/** antd's tree select over a field: search by text; the first level stands open. */
export function TreeWidget({ field, tree, chosen, isMultiple, placeholder, popupWidth, shouldFocus, shouldOpen, onChoose }: TreeWidgetProps) {
  const { t } = usePage().host;
  const error = useWatched(field, () => field.error());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const isRequired = useWatched(field, () => field.isRequired());
  const [isOpen, setOpen] = useState(shouldOpen);
  useEffect(() => bindWidget(field), [field]);
  const labelled = chosen.map(({ key, text }) => ({ value: key, label: text }));
  return (
    <TreeSelect<{ value: TreeKey; label: string }[] | { value: TreeKey; label: string } | undefined, WidgetNode>
      id={field.id}
      aria-label={field.ariaLabel}
      style={{ width: '100%' }}
      labelInValue
      multiple={isMultiple}
      maxTagCount="responsive"
      value={isMultiple ? labelled : labelled[0]}
      treeData={forWidget(tree ?? [])}
      treeDefaultExpandedKeys={(tree ?? []).map(({ key }) => key)}
      key={tree === undefined ? 'waiting' : 'ready'}
      treeNodeFilterProp="title"
      showSearch
      allowClear={!isRequired}
      disabled={isReadonly}
      loading={tree === undefined}
      status={error === undefined ? undefined : 'error'}
      placeholder={placeholder}
      notFoundContent={t(tree === undefined ? 'engine.loading' : 'engine.select.none')}
      popupMatchSelectWidth={popupWidth ?? true}
      autoFocus={shouldFocus}
      open={isOpen}
      onOpenChange={setOpen}
      onChange={(next) => onChoose([next ?? []].flat().map(({ value }) => value))}
      onFocus={() => field.focus()}
      onBlur={() => field.blur()}
    />
  );
}
