import { usePortal, useT } from '@atrium/portal/sdk';
import { Form } from 'antd';
import { categoriesApi, readCategoryDraft } from '../../api/dictionaries';
import type { Category, CategoryDraft } from '../../api/dictionaries';
import { EditorForm } from '../../kit/EditorForm';
import type { Editor } from '../../kit/EditorPanel';
import { RecordPanel } from '../../kit/RecordPanel';
import type { OpenRecord } from '../../kit/RecordPanel';
import type { FieldOfCode } from '../../kit/setFieldError';
import { NameFields, RemarkField } from './NameFields';

interface Props {
  open: OpenRecord;
  isOpen: boolean;
  onClose(): void;
  onReopen(open: OpenRecord): void;
}

const BLANK: CategoryDraft = { code: '', chinese: '', english: '', tradChinese: '', remark: '' };

const FIELD_OF_CODE: FieldOfCode<CategoryDraft> = {
  'dictionary.code_required': 'code',
  'dictionary.code_invalid': 'code',
  'dictionary.code_taken': 'code',
  'dictionary.code_fixed': 'code',
  'dictionary.name_required': 'chinese',
  'dictionary.name_taken': 'chinese',
  'dictionary.remark_too_long': 'remark',
};

/** The panel in which a category is created or renamed. */
export function CategoryPanel(props: Props) {
  const t = useT();
  const { http } = usePortal();
  return (
    <RecordPanel
      {...props}
      kind="dictionary"
      titleOf={({ mode, name }) =>
        mode === 'new' ? t('admin.dictionaries.category.new') : t('admin.dictionaries.category.edit.label', { name })
      }
      queryKey={categoriesApi.key}
      read={async (id, signal) => ({
        category: id === undefined ? undefined : await categoriesApi.get(http, id, signal),
      })}
    >
      {({ category }, editor) => <CategoryForm key={editor.restoredCount} category={category} editor={editor} />}
    </RecordPanel>
  );
}

/** Creates a category or changes its names. */
function CategoryForm({ category, editor }: { category: Category | undefined; editor: Editor }) {
  const t = useT();
  const { http } = usePortal();
  const [form] = Form.useForm<CategoryDraft>();
  return (
    <EditorForm<CategoryDraft>
      form={form}
      editor={editor}
      blank={BLANK}
      stored={category && asStored(category)}
      readDraft={readCategoryDraft}
      labels={{
        code: t('admin.dictionaries.category.code'),
        chinese: t('admin.dictionaries.chinese'),
        english: t('admin.dictionaries.english'),
        tradChinese: t('admin.dictionaries.tradChinese'),
        remark: t('admin.dictionaries.remark'),
      }}
      fieldOfCode={FIELD_OF_CODE}
      save={(draft, version, requestId) => categoriesApi.save(http, draft, category?.categoryId, version, requestId)}
      readLatest={async () => asStored(await categoriesApi.get(http, category?.categoryId ?? ''))}
    >
      <NameFields
        codeLabel={t('admin.dictionaries.category.code')}
        codeHint={t('admin.dictionaries.category.code.hint')}
        isCodeFixed={category !== undefined}
      />
      <RemarkField />
    </EditorForm>
  );
}

/** The category with the fields of its form. */
const asStored = ({ code, chinese, english, tradChinese, remark, ...category }: Category) => ({
  ...category,
  draft: { code, chinese, english, tradChinese, remark },
});
