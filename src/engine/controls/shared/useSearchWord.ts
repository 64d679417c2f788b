import { useEffect, useState } from 'react';

/** How long typing must rest before the server is asked. */
const SEARCH_DEBOUNCE_MS = 300;

/** What a person searches for, once typing rests; emptying the field counts at once. */
export function useSearchWord(): { word: string; search(text: string): void } {
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWord(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { word: typed === '' ? '' : word, search: (text) => setTyped(text.trim()) };
}
