import type { NativeFunction } from '@/common/access';

/** A menu item of the server, before permissions are applied (shell spec §3). */
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
  /** The hash of its code is the content hash of its record. Only a trusted component runs outside the sandbox. */
  isTrusted: boolean;
}

/** The data that start-up has loaded for the current position (shell spec §4). */
export interface StartUpData {
  menu: readonly MenuItem[];
  nativeFunctions: readonly NativeFunction[];
  /** The tenant's scripts in the order of execution, for the sandbox only; `missing` when their step was skipped. */
  webScripts: readonly string[] | 'missing';
  /** False: one page at a time, without a tab bar. */
  isTabMode: boolean;
  components: readonly DynamicComponent[];
  /** Types of components whose file could not be fetched. */
  missingComponents: readonly string[];
  /** The failed steps that the person skipped; the workspace shows them once. */
  skipped: readonly string[];
}
