/** Replaces antd's Tree in its Table, which uses it for filters of a column as a tree (`filterMode: 'tree'`). */
export default function NoTree(): null {
  return null;
}
