import { useT } from '@atrium/portal/sdk';
import { ReasonButton } from '@atrium/portal/ui';
import { Button } from 'antd';

interface Props {
  /** The messages beside this one; empty at the ends of the list. */
  newerId: string;
  olderId: string;
  onWalk(id: string): void;
  /** Opens what the message is about; undefined for one without a link. */
  onOpen: (() => void) | undefined;
}

/** Previous and next message, and what the message is about. */
export function MessageButtons({ newerId, olderId, onWalk, onOpen }: Props) {
  const t = useT();
  const walk = (id: string, name: 'newer' | 'older', end: 'newest' | 'oldest') => (
    <ReasonButton {...(id === '' && { reason: t(`workflow.message.${end}`) })} onClick={() => onWalk(id)}>
      {t(`workflow.message.${name}`)}
    </ReasonButton>
  );
  return (
    <>
      {walk(newerId, 'newer', 'newest')}
      {walk(olderId, 'older', 'oldest')}
      {onOpen && (
        <Button type="primary" onClick={onOpen}>
          {t('workflow.message.open')}
        </Button>
      )}
    </>
  );
}
