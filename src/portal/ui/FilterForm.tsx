import { DownOutlined, FilterOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import type { DateRange } from './DateRangeInput';
import styles from './FilterForm.module.css';

export type FilterValue = string | DateRange;

/** The values of a filter form by field key; undefined and the empty text filter nothing. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;

/** One field of a filter form. */
export type FilterField<F extends FilterValues = FilterValues> = { key: keyof F & string; label: string } & (
  | { kind: 'text'; placeholder: string }
  | { kind: 'select'; placeholder: string; options: readonly { value: string; label: string }[] }
  | { kind: 'dateRange' }
);

interface Props<F extends FilterValues> {
  /** What is looked for, for assistive technology. */
  label: string;
  fields: readonly FilterField<NoInfer<F>>[];
  values: F;
  onChange(values: NoInfer<F>): void;
  onReset(): void;
  /** Without it every change takes effect at once, and there is no search button. */
  onSearch?(): void;
}

/** Fields that stay in view while the form is folded. */
const FOLDED_FIELDS = 4;

/** The calendar is heavy: it is loaded with the first form that has one. */
const DateRangeInput = lazyComponent(
  async () => (await import(/* webpackChunkName: "date-range" */ './DateRangeInput')).DateRangeInput,
  <Input disabled />,
);

/**
 * Filters with their labels above. More than four fold into one row; on a phone all stand behind a button. The key `/`
 * focuses the first field.
 */
export function FilterForm<F extends FilterValues>({ label, fields, values, onChange, onReset, onSearch }: Props<F>) {
  const t = useT();
  const isNarrow = useNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useSlashKey(form);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch?.();
  };
  const canFold = !isNarrow && fields.length > FOLDED_FIELDS;
  const isFolded = canFold && !isOpen;
  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => setIsOpen(!isOpen),
  };
  return (
    <>
      {isNarrow && (
        <Button {...toggle} className={styles.toggle} icon={<FilterOutlined aria-hidden />}>
          {t('ui.filter')}
        </Button>
      )}
      <form
        ref={form}
        id={id}
        role="search"
        aria-label={label}
        className={styles.form}
        hidden={isNarrow && !isOpen}
        onSubmit={handleSubmit}
      >
        {fields.map((field, index) => (
          <div key={field.key} className={styles.field} hidden={isFolded && index >= FOLDED_FIELDS}>
            <label htmlFor={`${id}-${field.key}`}>{field.label}</label>
            <FilterControl
              id={`${id}-${field.key}`}
              field={field}
              value={values[field.key]}
              onChange={(value) => onChange({ ...values, [field.key]: value })}
            />
          </div>
        ))}
        <div className={styles.buttons}>
          <Button onClick={onReset}>{t('ui.reset')}</Button>
          {onSearch && (
            <Button htmlType="submit" type="primary" ghost>
              {t('ui.search')}
            </Button>
          )}
          {canFold && (
            <Button {...toggle} type="link" icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}>
              {t(isOpen ? 'ui.filter.less' : 'ui.filter.more')}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

interface ControlProps {
  id: string;
  field: FilterField;
  value: FilterValue | undefined;
  onChange(value: FilterValue | undefined): void;
}

function FilterControl({ id, field, value, onChange }: ControlProps) {
  switch (field.kind) {
    case 'text':
      return (
        <Input
          id={id}
          value={typeof value === 'string' ? value : ''}
          placeholder={field.placeholder}
          allowClear
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'select':
      return (
        <Select
          id={id}
          value={typeof value === 'string' && value !== '' ? value : undefined}
          options={[...field.options]}
          placeholder={field.placeholder}
          allowClear
          showSearch
          optionFilterProp="label"
          onChange={(chosen: string | undefined) => onChange(chosen)}
        />
      );
    case 'dateRange':
      return (
        <DateRangeInput
          id={id}
          label={field.label}
          value={typeof value === 'object' ? value : undefined}
          onChange={onChange}
        />
      );
  }
}

/** Elements in which a slash is typed. */
const TYPED_IN = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

/** Focuses the first field of the form on `/`, while the form can be seen and the focus is not in another dialog. */
function useSlashKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (!form.current || form.current.closest('[hidden], [inert]')) return;
      if (target instanceof Element) {
        const dialog = target.closest('[role="dialog"]');
        if (target.matches(TYPED_IN) || (dialog && !dialog.contains(form.current))) return;
      }
      event.preventDefault();
      form.current.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [form]);
}
