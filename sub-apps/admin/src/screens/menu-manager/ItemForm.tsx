import { chooseIcon } from '@atrium/common/menu/chooseIcon';
import { useT } from '@atrium/portal/sdk';
import { LinkButton } from '@atrium/portal/ui';
import { Form, Input, Select } from 'antd';
import { useId } from 'react';
import type { Ref } from 'react';
import type { MenuChoices, MenuItem } from '../../api/menu';
import { FORM_LOOK } from '../../kit/formLook';
import { ColorField } from './fields/ColorField';
import { IconField } from './fields/IconField';
import { TargetField } from './fields/TargetField';
import styles from './ItemForm.module.css';
import type { FoundItem } from './rules/menuItems';
import { isTooLong, problemsOf } from './rules/menuProblems';
import type { Problem } from './rules/menuProblems';

interface Props {
  found: FoundItem;
  name: string;
  choices: MenuChoices;
  isReadOnly: boolean;
  /** The first field. */
  titleField: Ref<HTMLInputElement>;
  /** Changes fields; changes of one `subject` are one step of the history. */
  onChange(fields: Partial<MenuItem>, subject?: string): void;
}

const TITLES = ['chinese', 'english', 'tradChinese'] as const;

/** The form of one menu item. Each change takes effect in the tree and the preview at once. */
export function ItemForm({ found, name, choices, isReadOnly, titleField, onChange }: Props) {
  const { item, parentId } = found;
  const t = useT();
  const id = useId();
  const problems = problemsOf(item, choices);
  const problem = (...kinds: readonly Problem['kind'][]) => problems.find(({ kind }) => kinds.includes(kind));
  /** The message of a field, with its tone. */
  const help = (shown: Problem | undefined) =>
    shown && {
      help: t(`admin.menu.problem.${shown.kind}`, { name: shown.name }),
      validateStatus: shown.isError ? ('error' as const) : ('warning' as const),
    };
  const titleProblem = (field: (typeof TITLES)[number]) =>
    (field === 'chinese' ? problem('title') : undefined) ??
    (isTooLong(item[field]) ? problem('titleLength') : undefined);
  const isTop = parentId === undefined;
  const icon = chooseIcon(item.icon, item.chinese);
  const [iconName = '', color = ''] = item.icon.split(':');
  const setIcon = (next: string, nextColor: string) => onChange({ icon: nextColor ? `${next}:${nextColor}` : next });
  const screenProblem = problem('screenFunction');
  const screen = choices.screens.find(({ pageCode }) => pageCode === item.pageCode);

  return (
    <Form
      component="section"
      layout={FORM_LOOK.layout}
      requiredMark={FORM_LOOK.requiredMark}
      disabled={isReadOnly}
      aria-label={t('admin.menu.form', { name })}
      className={`${FORM_LOOK.className} ${styles.form}`}
    >
      {TITLES.map((field) => (
        <Form.Item
          key={field}
          htmlFor={`${id}${field}`}
          label={t(`admin.menu.${field}`)}
          required={field === 'chinese'}
          {...help(titleProblem(field))}
        >
          <Input
            id={`${id}${field}`}
            ref={(input) => {
              if (field === 'chinese') setRef(titleField, input?.input ?? null);
            }}
            value={item[field]}
            autoComplete="off"
            placeholder={field === 'chinese' ? '' : t('admin.menu.likeChinese')}
            onChange={({ target }) => onChange({ [field]: target.value }, field)}
          />
        </Form.Item>
      ))}
      {isTop ? (
        <div className={styles.icon}>
          <Form.Item htmlFor={`${id}icon`} label={t('admin.menu.icon')}>
            <IconField
              id={`${id}icon`}
              value={iconName && icon.name}
              title={item.chinese}
              onChange={(next) => setIcon(next, color)}
            />
          </Form.Item>
          <Form.Item label={t('admin.menu.color')}>
            <ColorField value={color} isReadOnly={isReadOnly} onChange={(next) => setIcon(iconName, next)} />
          </Form.Item>
        </div>
      ) : (
        <p className={styles.note}>{t('admin.menu.icon.top')}</p>
      )}
      <TargetField
        pageCode={item.pageCode}
        choices={choices}
        help={help(problem('noTarget', 'unknownScreen'))}
        onChange={(pageCode, subject) => onChange({ pageCode }, subject)}
      />
      <Form.Item
        htmlFor={`${id}function`}
        label={t('admin.menu.function')}
        extra={t('admin.menu.function.help')}
        {...help(problem('unknownFunction', 'screenFunction'))}
      >
        <Select
          id={`${id}function`}
          showSearch
          allowClear
          optionFilterProp="label"
          placeholder={t('admin.menu.function.hint')}
          value={item.functionCode || undefined}
          options={choices.functions.map(({ key, text, children }) => ({
            key,
            label: text,
            options: (children ?? []).map((code) => ({ value: code.key, label: code.text })),
          }))}
          onChange={(next: string | undefined) => onChange({ functionCode: next ?? '' })}
        />
      </Form.Item>
      {screenProblem && screen && !isReadOnly && (
        <LinkButton onClick={() => onChange({ functionCode: screen.functionCode })}>
          {t('admin.menu.problem.useFunction')}
        </LinkButton>
      )}
    </Form>
  );
}

function setRef<Element>(ref: Ref<Element>, element: Element | null) {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
