/** A visible entry of the side menu: two levels at most are shown (shell spec §2). */
export interface MenuNode {
  id: string;
  /** A translation key or a plain title. */
  title: string;
  icon?: string;
  dataCode?: string;
  pageCode?: string;
  functionCode?: string;
  children: readonly MenuNode[];
}
