/** Stands for antd's Tree where its Table would show the filters of a column as a tree (`filterMode: 'tree'`). */
export default function NoTree(): null {
  return null;
}
