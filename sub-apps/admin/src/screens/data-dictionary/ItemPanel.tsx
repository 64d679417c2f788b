import { usePortal, useT } from '@atrium/portal/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { categoriesApi, itemsApi } from '../../api/dictionaries';
import type { Category } from '../../api/dictionaries';
import { RecordPanel } from '../../kit/RecordPanel';
import type { OpenRecord } from '../../kit/RecordPanel';
import { ItemDetails } from './ItemDetails';
import { ItemForm } from './ItemForm';

interface Props {
  /** All categories, and the one of new items. */
  categories: readonly Category[];
  categoryId: string;
  open: OpenRecord;
  isOpen: boolean;
  onClose(): void;
  onReopen(open: OpenRecord): void;
}

/** The panel in which an item is created, changed or read. */
export function ItemPanel({ categories, categoryId, ...props }: Props) {
  const t = useT();
  const { http } = usePortal();
  const queries = useQueryClient();
  const { mode } = props.open;
  return (
    <RecordPanel
      {...props}
      kind="dictionary item"
      titleOf={(open) =>
        open.mode === 'new'
          ? t('admin.dictionaries.item.new')
          : t(`admin.dictionaries.item.${open.mode === 'view' ? 'view' : 'edit'}.label`, { name: open.name })
      }
      queryKey={itemsApi.key}
      read={async (id, signal) => ({ item: id === undefined ? undefined : await itemsApi.get(http, id, signal) })}
    >
      {({ item }, editor) =>
        mode === 'view' && item ? (
          <ItemDetails item={item} onClose={editor.onCancel} />
        ) : (
          <ItemForm
            key={editor.restoredCount}
            item={item}
            categories={categories}
            categoryId={categoryId}
            editor={{
              ...editor,
              onSaved() {
                editor.onSaved();
                // The list of categories counts the items.
                void queries.invalidateQueries({ queryKey: categoriesApi.key });
              },
            }}
          />
        )
      }
    </RecordPanel>
  );
}
