import styles from './OrganisationTree.module.css';

/** A text with its first match marked. */
export function Highlighted({ text, searched }: { text: string; searched: string }) {
  const wanted = searched.trim();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.match}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
