import { createContext, useContext } from 'react';
import type { ControlViews, SomeViews } from '../controls/views';
import type { ControlType } from '../protocol/nodes';
import type { PageModel } from '../model/pageModel';

interface PageContextValue {
  readonly page: PageModel;
  /** Another object when the language or a text changes, so that texts render again. */
  readonly translation: { readonly language: string };
  /** Resolves a protocol text (literal or @key); another function when the language or a text changes. */
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

/** The page that a view belongs to. Re-renders the caller when the language or a text changes. */
export function usePage(): PageModel {
  return usePageContext().page;
}

/** Another object when the language or a text changes: a dependency of effects and memos that hold texts. */
export function useTranslation(): { readonly language: string } {
  return usePageContext().translation;
}

/** Resolves protocol texts. It is another function when the language or a text changes, for lists of dependencies. */
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
