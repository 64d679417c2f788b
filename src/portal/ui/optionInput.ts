import type { ReactNode } from 'react';
import type { CustomControlProps } from './FilterForm';

/** A choice of a field, with those below it. */
export interface FieldOption {
  key: string;
  text: string;
  children: readonly FieldOption[];
}

/** A field to choose one or several of nested options. */
export interface OptionInputProps extends CustomControlProps {
  options: readonly FieldOption[];
  /** The keys of the chosen options. A parent stands for all below it. */
  value: readonly string[];
  isMultiple: boolean;
  placeholder: string;
  /** In the popup while there are no options, or none is found. */
  emptyNote: ReactNode;
  onFocus(): void;
  onOpenChange(isOpen: boolean): void;
  onChange(keys: readonly string[]): void;
}
