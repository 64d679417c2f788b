import { Input } from 'antd';
import { useId, useState } from 'react';
import { FilterBar } from './FilterBar';
import { FilterField } from './FilterField';

interface Props {
  /** What is looked for, for assistive technology. */
  label: string;
  fieldLabel: string;
  placeholder: string;
  onSearch(keyword: string): void;
}

/** One keyword; it takes effect on search, not while typing. */
export function KeywordFilter({ label, fieldLabel, placeholder, onSearch }: Props) {
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const reset = () => {
    setKeyword('');
    onSearch('');
  };
  return (
    <FilterBar label={label} onReset={reset} onSearch={() => onSearch(keyword.trim())}>
      <FilterField label={fieldLabel} controlId={id}>
        <Input
          id={id}
          value={keyword}
          placeholder={placeholder}
          allowClear
          onChange={({ target }) => setKeyword(target.value)}
        />
      </FilterField>
    </FilterBar>
  );
}
