/**
 * The part of the package `swr` that ProLayout and ProConfigProvider need here. ProLayout uses it to fetch a menu by
 * `menu.request`, which the workspace does not set; ProConfigProvider creates a cache for each layout, which only that
 * request would fill.
 */
const NOTHING_FETCHED = { data: undefined, isLoading: false, mutate: () => undefined };
const CONFIG = { cache: new Map<string, unknown>() };

export default function useSWR() {
  return NOTHING_FETCHED;
}

export const useSWRConfig = () => CONFIG;

export const SWRConfig = ({ children }: { children: unknown }) => children;
