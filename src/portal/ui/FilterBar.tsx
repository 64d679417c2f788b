import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import styles from './FilterBar.module.css';

interface Props {
  /** What is looked for, for assistive technology. */
  label: string;
  /** The fields, each a `FilterField`. */
  children: ReactNode;
  onReset(): void;
  /** Without it every change takes effect at once, and there is no search button. */
  onSearch?(): void;
}

/** Filters in one row with their labels above; on a phone behind a button. */
export function FilterBar({ label, children, onReset, onSearch }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch?.();
  };
  return (
    <>
      {isNarrow && (
        <Button
          className={styles.toggle}
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('ui.filter')}
        </Button>
      )}
      <form
        id={id}
        role="search"
        aria-label={label}
        className={styles.bar}
        hidden={isNarrow && !isOpen}
        onSubmit={handleSubmit}
      >
        {children}
        <div className={styles.buttons}>
          <Button onClick={onReset}>{t('ui.reset')}</Button>
          {onSearch && (
            <Button htmlType="submit" type="primary" ghost>
              {t('ui.search')}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
