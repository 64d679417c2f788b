import { TreeSelect } from 'antd';
import type { Field } from '../../model/field';
import { useWatched } from '../../react/useWatched';
import { ListNote } from './ListNote';
import { manyAsText } from './manyAsText';
import { isOffered } from './useOptions';
import type { TreeKey, TreeNode } from './treeOf';
import { useLiveProps } from './useLiveProps';
import { useShownText } from './useShownText';
import type { Takeover } from './useUpgrade';

interface TreeWidgetProps {
  field: Field;
  tree: readonly TreeNode[] | undefined;
  /** What is chosen, with the texts to show until the tree has been read. */
  chosen: readonly { readonly key: TreeKey; readonly text: string }[];
  isMultiple: boolean;
  placeholder: string;
  /** Pixels; as wide as the field when left out. */
  popupWidth?: number;
  takeover: Takeover;
  onChoose(keys: readonly TreeKey[]): void;
}

interface WidgetNode {
  value: TreeKey;
  title: string;
  disabled: boolean;
  children: WidgetNode[];
}

const forWidget = (nodes: readonly TreeNode[]): WidgetNode[] =>
  nodes.map(({ key, text, status, children }) => ({
    value: key,
    title: text,
    disabled: !isOffered({ status }),
    children: forWidget(children),
  }));

/** antd's tree select over a field: search by text; the first level stands open. */
export function TreeWidget({
  field,
  tree,
  chosen,
  isMultiple,
  placeholder,
  popupWidth,
  takeover,
  onChoose,
}: TreeWidgetProps) {
  const text = useWatched(field, useShownText(field));
  const live = useLiveProps({ field, takeover }, 'arrow');
  const labelled = chosen.map(({ key, text }) => ({ value: key, label: text }));
  return (
    <TreeSelect<{ value: TreeKey; label: string }[] | { value: TreeKey; label: string } | undefined, WidgetNode>
      {...live}
      id={field.id}
      labelInValue
      multiple={isMultiple}
      {...(isMultiple && manyAsText(text))}
      value={isMultiple ? labelled : labelled[0]}
      treeData={forWidget(tree ?? [])}
      treeDefaultExpandedKeys={(tree ?? []).map(({ key }) => key)}
      key={tree === undefined ? 'waiting' : 'ready'}
      treeNodeFilterProp="title"
      showSearch
      placeholder={placeholder}
      notFoundContent={<ListNote field={field} isLoading={tree === undefined} />}
      popupMatchSelectWidth={popupWidth ?? true}
      onChange={(next) => onChoose([next ?? []].flat().map(({ value }) => value))}
    />
  );
}
