import { ProForm, ProFormSwitch, ProFormText } from '@ant-design/pro-components';
import { usePortal, useT } from '@atrium/portal/sdk';
import { Form } from 'antd';
import { itemsApi, readItemDraft } from '../../api/dictionaries';
import type { Category, Item, ItemDraft } from '../../api/dictionaries';
import { EditorForm } from '../../kit/EditorForm';
import type { Editor } from '../../kit/EditorPanel';
import type { FieldOfCode } from '../../kit/setFieldError';
import { NameFields, RemarkField } from './NameFields';

interface Props {
  /** The item as it is stored; none for a new one. */
  item: Item | undefined;
  categories: readonly Category[];
  /** The category of a new item. */
  categoryId: string;
  editor: Editor;
}

const BLANK: Omit<ItemDraft, 'categoryId'> = {
  code: '',
  chinese: '',
  english: '',
  tradChinese: '',
  isEnabled: true,
  isDefault: false,
  remark: '',
};

const FIELD_OF_CODE: FieldOfCode<ItemDraft> = {
  'dictionary.code_required': 'code',
  'dictionary.code_invalid': 'code',
  'dictionary.code_taken': 'code',
  'dictionary.code_fixed': 'code',
  'dictionary.name_required': 'chinese',
  'dictionary.name_taken': 'chinese',
  'dictionary.remark_too_long': 'remark',
  'dictionary.default_disabled': 'isDefault',
};

/** Creates or changes an item: code, names, status, default and remark. */
export function ItemForm({ item, categories, categoryId, editor }: Props) {
  const t = useT();
  const { http } = usePortal();
  const [form] = Form.useForm<ItemDraft>();
  const isEnabled = Form.useWatch('isEnabled', form);
  const ownCategory = Form.useWatch('categoryId', form);
  const categoryText = (id: string) => categories.find((each) => each.categoryId === id)?.text ?? id;
  const bitText = (isOn: boolean, on: string, off: string) => t(`admin.dictionaries.${isOn ? on : off}`);
  return (
    <EditorForm<ItemDraft>
      form={form}
      editor={editor}
      blank={{ ...BLANK, categoryId }}
      stored={item && asStored(item)}
      readDraft={readItemDraft}
      labels={{
        categoryId: t('admin.dictionaries.category'),
        code: t('admin.dictionaries.code'),
        chinese: t('admin.dictionaries.chinese'),
        english: t('admin.dictionaries.english'),
        tradChinese: t('admin.dictionaries.tradChinese'),
        isEnabled: t('admin.dictionaries.status'),
        isDefault: t('admin.dictionaries.default'),
        remark: t('admin.dictionaries.remark'),
      }}
      valueText={(field, draft) => {
        if (field === 'categoryId') return categoryText(draft.categoryId);
        if (field === 'isEnabled') return bitText(draft.isEnabled, 'enabled', 'disabled');
        if (field === 'isDefault') return bitText(draft.isDefault, 'default', 'default.none');
        return draft[field];
      }}
      fieldOfCode={FIELD_OF_CODE}
      // A disabled item is no default.
      save={(draft, version, requestId) => {
        const isDefault = draft.isDefault && draft.isEnabled;
        return itemsApi.save(http, { ...draft, isDefault }, item?.itemId, version, requestId);
      }}
      readLatest={async () => asStored(await itemsApi.get(http, item?.itemId ?? ''))}
    >
      <NameFields
        codeLabel={t('admin.dictionaries.code')}
        codeHint={t('admin.dictionaries.code.hint')}
        isCodeFixed={item !== undefined}
      />
      <ProFormSwitch name="isEnabled" label={t('admin.dictionaries.enabled')} />
      <ProFormSwitch
        name="isDefault"
        label={t('admin.dictionaries.default')}
        extra={t(isEnabled === false ? 'admin.dictionaries.default.disabled' : 'admin.dictionaries.default.hint')}
        disabled={isEnabled === false || undefined}
        fieldProps={isEnabled === false ? { checked: false } : {}}
      />
      <RemarkField />
      <ProForm.Item label={t('admin.dictionaries.category')}>{categoryText(ownCategory ?? categoryId)}</ProForm.Item>
      <ProFormText name="categoryId" hidden />
    </EditorForm>
  );
}

/** The item with the fields of its form. */
const asStored = ({
  categoryId,
  code,
  chinese,
  english,
  tradChinese,
  isEnabled,
  isDefault,
  remark,
  ...item
}: Item) => ({
  ...item,
  draft: { categoryId, code, chinese, english, tradChinese, isEnabled, isDefault, remark },
});
