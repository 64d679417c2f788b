import type { NativeFunction } from '@/common/access';

/** An entry of the menu as the server describes it, before permissions (shell spec §3). */
export interface MenuItem {
  id: string;
  /** A translation key or a plain title. */
  title: string;
  icon?: string;
  dataCode?: string;
  pageCode?: string;
  functionCode?: string;
  children: readonly MenuItem[];
}

/** A downloaded component of the tenant: its type and its program text. */
export interface DynamicComponent {
  type: string;
  code: string;
  /** Whether the tenant names the content of its file, and this is it: only then may it run beside the product's own code. */
  isTrusted: boolean;
}

/** What start-up has loaded for the current position (shell spec §4). */
export interface StartUpData {
  menu: readonly MenuItem[];
  nativeFunctions: readonly NativeFunction[];
  /** The tenant's scripts, to be run in this order, in the sandbox only; `missing` when start-up went on without them. */
  webScripts: readonly string[] | 'missing';
  /** False: one page at a time, without a tab bar. */
  isTabMode: boolean;
  components: readonly DynamicComponent[];
  /** Types of components whose file could not be fetched. */
  missingComponents: readonly string[];
  /** Steps that failed and that the person chose to do without; the workspace says so once. */
  skipped: readonly string[];
}
