import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { chooseMany, chooseOne } from '../shared/choose';
import { shownText } from '../shared/shownText';
import { nodeInTree } from '../shared/treeOf';
import { TreeWidget } from '../shared/TreeWidget';
import type { LiveProps } from '../shared/useUpgrade';
import { useTree } from '../shared/useTree';
import { isTreeKey } from './facts';

export function TreeselectLive({ field, takeover }: LiveProps<'treeselect'>) {
  const page = usePage();
  const { multiple, placeholder } = field.props;
  const tree = useTree(field);
  const value = useWatched(field, () => field.value());
  const keys = [value ?? []].flat().filter(isTreeKey);
  const textOf = (key: (typeof keys)[number]) =>
    nodeInTree(tree ?? [], key)?.text ?? (multiple === 1 ? plainText(key) : shownText(field, page));
  return (
    <TreeWidget
      field={field}
      tree={tree}
      chosen={keys.map((key) => ({ key, text: textOf(key) }))}
      isMultiple={multiple === 1}
      placeholder={page.text(placeholder) || page.host.t('engine.select.placeholder')}
      takeover={takeover}
      onChoose={(next) => {
        const made = next.map((key) => nodeInTree(tree ?? [], key) ?? { key, text: plainText(key) });
        if (multiple === 1) chooseMany(field, made);
        else chooseOne(field, made[0]);
      }}
    />
  );
}
