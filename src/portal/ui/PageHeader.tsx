import type { ReactNode } from 'react';
import { PageHeader as Header } from '../../ui/list/PageHeader';
import { useT } from '../sdk/hooks';

interface Props {
  title: string;
  /** The number of items; undefined until it is loaded. */
  count?: number;
  note?: ReactNode;
  /** A button that reads the content again. */
  refresh?: { isBusy: boolean; onClick(): void };
  /** Buttons, the primary one last. */
  actions?: ReactNode;
}

/** Title, refresh and count on the left, actions on the right. */
export function PageHeader({ count, refresh, ...rest }: Props) {
  const t = useT();
  return (
    <Header
      {...rest}
      count={count === undefined ? '' : t('ui.count', { count: count.toLocaleString('en-US') })}
      refresh={refresh && { ...refresh, label: t('ui.reload') }}
    />
  );
}
