import type { PageMode } from '@/engine/host';
import { pagePath } from './pagePath';

export interface OpeningRequest {
  pageCode: string;
  mode: PageMode;
  title?: string;
  linkParam?: Record<string, unknown>;
}

/** What to do for an opening mode (shell spec §2). */
export type OpeningPlan =
  | { kind: 'dialog' }
  | { kind: 'push' }
  | { kind: 'tab'; path: string }
  | { kind: 'replace'; path: string }
  | { kind: 'window'; url: string };

/** `push` stacks on the page that asks; `popup` and `dialog` are the same modal; `present` is a new browser window. */
export function openingPlan(request: OpeningRequest): OpeningPlan {
  const path = pagePath(request);
  switch (request.mode) {
    case 'popup':
    case 'dialog':
      return { kind: 'dialog' };
    case 'push':
      return { kind: 'push' };
    case 'tab':
      return { kind: 'tab', path };
    case 'replace':
      return { kind: 'replace', path };
    case 'present':
      return { kind: 'window', url: `#${path}` };
  }
}
