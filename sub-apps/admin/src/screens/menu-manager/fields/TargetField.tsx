import { useT } from '@atrium/portal/sdk';
import { AutoComplete, Form, Radio, Select } from 'antd';
import type { FormItemProps } from 'antd';
import { useId, useState } from 'react';
import type { MenuChoices, MenuTarget } from '../../../api/menu';
import { NATIVE_PREFIX } from '../rules/menuProblems';
import styles from '../ItemForm.module.css';

interface Props {
  pageCode: string;
  choices: MenuChoices;
  /** The message about the target. */
  help: Pick<FormItemProps, 'help' | 'validateStatus'> | undefined;
  onChange(pageCode: string, subject?: string): void;
}

const KINDS = ['page', 'screen', 'none'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (pageCode: string): Kind =>
  pageCode === '' ? 'none' : pageCode.startsWith(NATIVE_PREFIX) ? 'screen' : 'page';

const optionOf = ({ pageCode, title }: MenuTarget) => ({
  value: pageCode,
  words: `${title} ${pageCode}`.toLowerCase(),
  label: (
    <span className={styles.target}>
      {title}
      {title !== pageCode && <span className={styles.code}>{pageCode.replace(NATIVE_PREFIX, '')}</span>}
    </span>
  ),
});

const filterOption = (typed: string, option?: { words: string }) =>
  option?.words.includes(typed.trim().toLowerCase()) ?? false;

/** What a menu item opens: a page by its code, a native screen, or nothing. */
export function TargetField({ pageCode, choices, help, onChange }: Props) {
  const t = useT();
  const id = useId();
  /** The chosen kind, while its code is still empty. */
  const [chosen, setChosen] = useState<Kind>('none');
  const kind = pageCode === '' ? chosen : kindOf(pageCode);
  const choose = (next: Kind) => {
    setChosen(next);
    if (pageCode !== '') onChange('');
  };
  return (
    <>
      <Form.Item label={t('admin.menu.target')} {...(kind === 'none' && help)}>
        <Radio.Group
          aria-label={t('admin.menu.target')}
          optionType="button"
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`admin.menu.target.${value}`) }))}
          onChange={({ target }) => choose(target.value as Kind)}
        />
      </Form.Item>
      {kind === 'page' && (
        <Form.Item htmlFor={`${id}page`} label={t('admin.menu.page')} {...help}>
          <AutoComplete
            id={`${id}page`}
            allowClear
            placeholder={t('admin.menu.page.hint')}
            value={pageCode}
            options={choices.pages.map(optionOf)}
            filterOption={(typed, option) =>
              choices.pages.some((page) => page.pageCode === typed) || filterOption(typed, option)
            }
            onChange={(next?: string) => {
              setChosen('page');
              onChange((next ?? '').trim(), 'pageCode');
            }}
          />
        </Form.Item>
      )}
      {kind === 'screen' && (
        <Form.Item htmlFor={`${id}screen`} label={t('admin.menu.screen')} {...help}>
          <Select
            id={`${id}screen`}
            showSearch
            placeholder={t('admin.menu.screen.hint')}
            value={pageCode || undefined}
            options={choices.screens.map(optionOf)}
            filterOption={filterOption}
            onChange={(next: string) => onChange(next)}
          />
        </Form.Item>
      )}
    </>
  );
}
