import { lazyScreen } from '@/app-context/lazyScreen';

/** The catch-all page, which hardly any visit needs. */
export const NotFound = lazyScreen(async () => (await import('./NotFoundNote')).NotFoundNote, 'workspace');
