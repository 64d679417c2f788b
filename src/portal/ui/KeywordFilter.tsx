import { useState } from 'react';
import { FilterForm } from './FilterForm';

interface Props {
  /** What is looked for, for assistive technology. */
  label: string;
  fieldLabel: string;
  placeholder: string;
  onSearch(keyword: string): void;
}

/** A filter form with one keyword; it takes effect on search, not while typing. */
export function KeywordFilter({ label, fieldLabel, placeholder, onSearch }: Props) {
  const [values, setValues] = useState({ keyword: '' });
  const handleReset = () => {
    setValues({ keyword: '' });
    onSearch('');
  };
  return (
    <FilterForm
      label={label}
      fields={[{ key: 'keyword', kind: 'text', label: fieldLabel, placeholder }]}
      values={values}
      onChange={setValues}
      onReset={handleReset}
      onSearch={() => onSearch(values.keyword.trim())}
    />
  );
}
