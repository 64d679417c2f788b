import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { shownText } from '../shared/shownText';
import { textInTree } from '../shared/treeOf';
import { TreeWidget } from '../shared/TreeWidget';
import type { LiveProps } from '../shared/useUpgrade';
import { useTree } from '../shared/useTree';
import { isTreeKey } from './facts';

export function TreeselectLive({ field, takeover }: LiveProps<'treeselect'>) {
  const page = usePage();
  const { multiple, textfield, placeholder } = field.props;
  const tree = useTree(field);
  const value = useWatched(field, () => field.value());
  const keys = [value ?? []].flat().filter(isTreeKey);
  const textOf = (key: (typeof keys)[number]) => textInTree(tree ?? [], key) ?? (multiple === 1 ? plainText(key) : shownText(field, page));
  return (
    <TreeWidget
      field={field}
      tree={tree}
      chosen={keys.map((key) => ({ key, text: textOf(key) }))}
      isMultiple={multiple === 1}
      placeholder={page.text(placeholder) || page.host.t('engine.select.placeholder')}
      takeover={takeover}
      onChoose={(next) => {
        const texts = next.map((key) => textInTree(tree ?? [], key) ?? plainText(key));
        field.edit(multiple === 1 ? (next.length > 0 ? next : undefined) : next[0], { siblings: textfield === undefined ? undefined : { [textfield]: texts.length > 0 ? texts.join('，') : undefined } });
      }}
    />
  );
}
