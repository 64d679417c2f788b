import { ProFormText, ProFormTextArea } from '@ant-design/pro-components';
import { useT } from '@atrium/portal/sdk';
import { CODE_PATTERN, NAME_MAX_LENGTH, REMARK_MAX_LENGTH } from './itemRules';

interface Props {
  codeLabel: string;
  codeHint: string;
  /** The code of a stored record never changes. */
  isCodeFixed: boolean;
}

/** The fields that categories and items share: code and name in three languages. */
export function NameFields({ codeLabel, codeHint, isCodeFixed }: Props) {
  const t = useT();
  const max = { max: NAME_MAX_LENGTH, message: t('admin.dictionaries.name.length') };
  return (
    <>
      <ProFormText
        name="chinese"
        label={t('admin.dictionaries.chinese')}
        fieldProps={{ autoComplete: 'off' }}
        formItemProps={{ validateFirst: true }}
        rules={[{ required: true, whitespace: true, message: t('admin.dictionaries.name.required') }, max]}
      />
      <ProFormText
        name="code"
        label={codeLabel}
        extra={codeHint}
        fieldProps={{ autoComplete: 'off' }}
        // Undefined leaves it to the form, which is disabled during a save.
        disabled={isCodeFixed || undefined}
        formItemProps={{ validateFirst: true }}
        rules={
          isCodeFixed
            ? []
            : [
                { required: true, whitespace: true, message: t('admin.dictionaries.code.required') },
                { pattern: CODE_PATTERN, message: t('admin.dictionaries.code.pattern') },
              ]
        }
      />
      <ProFormText
        name="english"
        label={t('admin.dictionaries.english')}
        placeholder={t('admin.dictionaries.name.fallback')}
        fieldProps={{ autoComplete: 'off' }}
        rules={[max]}
      />
      <ProFormText
        name="tradChinese"
        label={t('admin.dictionaries.tradChinese')}
        placeholder={t('admin.dictionaries.name.fallback')}
        fieldProps={{ autoComplete: 'off' }}
        rules={[max]}
      />
    </>
  );
}

/** The remark of a category or an item. */
export function RemarkField() {
  const t = useT();
  return (
    <ProFormTextArea
      name="remark"
      label={t('admin.dictionaries.remark')}
      fieldProps={{ autoSize: { minRows: 2, maxRows: 5 } }}
      rules={[{ max: REMARK_MAX_LENGTH, message: t('admin.dictionaries.remark.length') }]}
    />
  );
}
