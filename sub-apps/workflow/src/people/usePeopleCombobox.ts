import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { DECIDERS } from '../api/listCandidates';
import type { Candidate, CandidateSource } from '../api/listCandidates';
import { useHighlight } from './useHighlight';
import { usePeopleSearch } from './usePeopleSearch';

export interface ComboboxOptions {
  people: readonly Candidate[];
  /** Otherwise a choice replaces the one before. */
  isSeveral: boolean;
  isDisabled?: boolean;
  /** The only people to be offered; undefined for all whom the platform finds. */
  allowedIds?: readonly string[];
  /** The list floats over what is below, and is open only while the field has the focus. */
  isFolded?: boolean;
  /** Who can be chosen; otherwise those who may decide. */
  source?: CandidateSource;
  onChange(people: readonly Candidate[]): void;
}

/** Safari sends the Enter that ends a composition after its end, with this key code. */
const INPUT_METHOD_KEY_CODE = 229;

/** Whether the key belongs to an input method that is composing a word. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === INPUT_METHOD_KEY_CODE;

/** The state of a search for people, which keeps the focus while its keys go through the list below it. */
export function usePeopleCombobox(options: ComboboxOptions) {
  const { people, isSeveral, isDisabled = false, allowedIds, isFolded = false, source = DECIDERS, onChange } = options;
  const [keyword, setKeyword] = useState('');
  // A list that takes room of its own is there as long as people are to be chosen.
  const [isShown, setIsShown] = useState(!isFolded && (isSeveral || people.length === 0));
  const isOpen = isShown && !(isFolded && isDisabled);
  const search = usePeopleSearch(source, keyword, isOpen, allowedIds);
  const highlight = useHighlight(search, keyword, isSeveral ? undefined : people[0]?.positionId);

  const open = () => setIsShown(true);
  const close = () => {
    setIsShown(false);
    setKeyword('');
    highlight.clear();
  };
  const remove = ({ positionId }: Candidate) => {
    onChange(people.filter((person) => person.positionId !== positionId));
    if (!isFolded) open();
  };
  const pick = (person: Candidate) => {
    if (!isSeveral) {
      onChange([person]);
      close();
    } else if (people.some(({ positionId }) => positionId === person.positionId)) remove(person);
    else onChange([...people, person]);
  };
  const handleEnter = (input: HTMLInputElement) => {
    if (!isOpen) open();
    else if (highlight.person) {
      pick(highlight.person);
      // The next name is typed over this one.
      if (isSeveral) input.select();
    }
  };
  const handleInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      open();
      highlight.move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter') handleEnter(currentTarget);
    else if (key === 'Backspace' && isSeveral && keyword === '' && !event.repeat && people.length > 0)
      onChange(people.slice(0, -1));
    else return;
    event.preventDefault();
  };
  return {
    keyword,
    search,
    highlight,
    isOpen,
    open,
    close,
    remove,
    pick,
    handleInputKey,
    type(text: string) {
      open();
      highlight.clear();
      setKeyword(text);
    },
    /** Whether the key is to close the list. */
    isClosing: (event: KeyboardEvent) => isOpen && event.key === 'Escape' && !isComposing(event),
  };
}
