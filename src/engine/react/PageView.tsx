import type { EngineHost, PageStatus } from '../host';

export interface PageViewProps {
  pageCode: string;
  /** The page protocol as the server sent it: an object, or its JSON text. Checked here. */
  protocol: unknown;
  /** Protocol fragments by code, already fetched. */
  fragments?: Record<string, unknown>;
  host: EngineHost;
  status?: PageStatus;
  linkParam?: Record<string, unknown>;
  /** `page`: title and actions on top. `dialog`: the frame shows the title, actions stand at the foot. */
  chrome: 'page' | 'dialog';
  /** The page's title, once and again whenever it changes. */
  onTitle?(title: string): void;
}

export function PageView({ pageCode }: PageViewProps) {
  return <div>{pageCode}</div>;
}
