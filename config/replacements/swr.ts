/**
 * The part of the package `swr` that ProLayout and ProConfigProvider need here. ProLayout asks it for a menu that is
 * fetched by `menu.request`, which the workspace does not use; ProConfigProvider gives each layout a cache of its own,
 * which only that request would fill.
 */
const NOTHING_FETCHED = { data: undefined, isLoading: false, mutate: () => undefined };
const CONFIG = { cache: new Map<string, unknown>() };

export default function useSWR() {
  return NOTHING_FETCHED;
}

export const useSWRConfig = () => CONFIG;

export const SWRConfig = ({ children }: { children: unknown }) => children;
