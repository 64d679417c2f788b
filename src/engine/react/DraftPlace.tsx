import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { followDrafts } from '../drafts/followDrafts';
import { usePage } from './pageContext';

/** Where a page offers what an earlier one has left unsaved. */
export function DraftPlace() {
  const page = usePage();
  const [bar, setBar] = useState<ReactNode>(null);
  useEffect(() => followDrafts(page, setBar), [page]);
  return bar;
}
