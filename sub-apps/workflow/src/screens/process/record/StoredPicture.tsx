import { imageAddress } from '@atrium/common/imageAddress';
import { usePortal, useT } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import styles from './Record.module.css';

/** A picture in the tenant's storage. In its place stands what it would have shown when it cannot be read. */
export function StoredPicture({ url, label }: { url: string; label: string }) {
  const t = useT();
  const { files } = usePortal();
  // A drawing in the address itself needs no storage.
  const isInline = imageAddress(url)?.protocol === 'data:';
  const { data, isError } = useQuery({
    queryKey: ['stored-picture', url],
    queryFn: () => (isInline ? url : files.picture(url)),
    staleTime: Infinity,
    retry: false,
  });
  if (isError) return <span className={styles.muted}>{t('workflow.process.picture.failed', { label })}</span>;
  return <img className={styles.picture} src={data} alt={label} />;
}
