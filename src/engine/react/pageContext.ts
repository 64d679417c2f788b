import { createContext, useContext } from 'react';
import type { Views } from '../controls/views';
import type { PageModel } from '../model/pageModel';

interface PageContextValue {
  readonly page: PageModel;
  /** Changes with the interface language, so that whoever shows a text renders again. */
  readonly language: string;
  /** Handed down rather than imported, because containers show other controls. */
  readonly views: Views;
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('A control view stands outside of a page');
  return value;
}

/** The page that a view belongs to. Re-renders the caller when the language changes. */
export function usePage(): PageModel {
  return usePageContext().page;
}

export function useViews(): Views {
  return usePageContext().views;
}
