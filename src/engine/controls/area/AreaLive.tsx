import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { nodeInTree } from '../shared/treeOf';
import { TreeWidget } from '../shared/TreeWidget';
import type { LiveProps } from '../shared/useUpgrade';
import { useTree } from '../shared/useTree';
import { pickedOf } from './facts';

/** Width of the marketing area's popover (shell spec §9). */
const POPOVER_WIDTH_PX = 260;

export function AreaLive({ field, takeover }: LiveProps<'area'>) {
  const page = usePage();
  const tree = useTree(field);
  const value = useWatched(field, () => field.value());
  const picked = pickedOf(value);
  return (
    <TreeWidget
      field={field}
      tree={tree}
      chosen={picked ? [picked] : []}
      isMultiple={false}
      placeholder={page.text(field.props.placeholder) || page.host.t('engine.area.placeholder')}
      popupWidth={POPOVER_WIDTH_PX}
      takeover={takeover}
      onChoose={([key]) =>
        field.edit(key === undefined ? undefined : { key, text: nodeInTree(tree ?? [], key)?.text ?? plainText(key) })
      }
    />
  );
}
