import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { FilterToggle } from '../../ui/list/FilterToggle';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import { SidePanel } from './SidePanel';
import styles from './SearchFrame.module.css';

interface Props {
  /** Names the search form for assistive technology. */
  label: string;
  /** How many filters are set. */
  usedCount: number;
  /** The form cannot be submitted as it is: it stays open. */
  isInvalid?: boolean;
  /** On a phone it opens over the page. Its fields must keep their values outside. */
  isSheet?: boolean;
  /** The search form. */
  children: ReactNode;
}

/**
 * The place of a list's search form: the key `/` focuses its first field; on a phone it folds behind a button until it is
 * wanted, and again when it is submitted.
 */
export function SearchFrame({ label, usedCount, isInvalid = false, isSheet = false, children }: Props) {
  const t = useT();
  const isNarrow = useNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useSlashKey(frame);
  const isOver = isNarrow && isSheet;
  const form = (
    <div
      ref={frame}
      id={id}
      role="search"
      aria-label={label}
      className={isOver ? styles.sheet : undefined}
      hidden={isNarrow && !isOver && !isOpen}
      // In the capturing phase, because antd's forms stop the event.
      onSubmitCapture={() => setIsOpen(isInvalid)}
    >
      {children}
    </div>
  );
  return (
    <>
      {isNarrow && (
        <FilterToggle
          text={usedCount > 0 ? t('ui.filter.used', { count: usedCount }) : t('ui.filter')}
          isOpen={isOpen}
          controls={isOver ? undefined : id}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      {isOver ? (
        <SidePanel title={t('ui.filter')} isOpen={isOpen} isSheet onClose={() => setIsOpen(false)}>
          {form}
        </SidePanel>
      ) : (
        form
      )}
    </>
  );
}

const isSet = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** How many filters are set. */
export const usedFilters = (values: object): number => Object.values(values).filter(isSet).length;

/** Elements in which a slash is typed. */
const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

/** Focuses the first field on `/`, while the form can be seen and the focus is not in another dialog. */
function useSlashKey(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (!frame.current || frame.current.closest('[hidden], [inert]')) return;
      if (target instanceof Element) {
        const dialog = target.closest('[role="dialog"]');
        if (target.matches(TYPED_IN) || (dialog && !dialog.contains(frame.current))) return;
      }
      event.preventDefault();
      // ProForm begins with an input without an id, which is hidden.
      frame.current.querySelector<HTMLElement>('input[id]')?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [frame]);
}
