import { createContext, useContext } from 'react';
import type { ControlViews, SomeViews } from '../controls/views';
import type { ControlType } from '../protocol/nodes';
import type { PageModel } from '../model/pageModel';

interface PageContextValue {
  readonly page: PageModel;
  /** Changes with the interface language, so that whoever shows a text renders again. */
  readonly language: string;
  /** Resolves a protocol text (literal or @key); another function in another language. */
  readonly text: (source: string | undefined) => string;
  /** Handed down rather than imported, because containers show other controls. */
  readonly views: Readonly<SomeViews>;
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

/** The interface language: what is kept beyond a render and holds a text belongs to it. */
export function useLanguage(): string {
  return usePageContext().language;
}

/** Resolves protocol texts; the answer changes with the language, so that what is kept of it can depend on it. */
export function useText(): (source: string | undefined) => string {
  return usePageContext().text;
}

export function useViews(): Readonly<SomeViews> {
  return usePageContext().views;
}

/** How controls of a type are shown. */
export function useViewsOf(type: ControlType): ControlViews {
  const views = useViews()[type];
  if (!views) throw new Error(`No views for ${type}`);
  return views;
}
