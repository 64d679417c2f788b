import { Modal } from 'antd';
import { useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import { useRoom } from '../PreviewContext';
import type { OpenedPage } from '../host/createOpenedPages';
import { SentPageView } from './SentPageView';

/** Pages that pages have opened: dialogs, whatever the mode, for there is no workspace around them. */
export function OpenedPagesLayer() {
  const { opened } = useRoom();
  return useObservable(opened).map((one) => <OpenedDialog key={one.id} opened={one} />);
}

function OpenedDialog({ opened: { id, page, request, opening } }: { opened: OpenedPage }) {
  const { opened } = useRoom();
  const [title, setTitle] = useState(request.title ?? request.pageCode);
  const close = (result?: unknown) => opened.close(id, result);
  return (
    <Modal open title={title} footer={null} width={760} maskClosable={false} onCancel={() => close()}>
      <SentPageView
        page={page}
        opening={opening}
        onClose={close}
        chrome="dialog"
        status={request.status}
        linkParam={request.linkParam}
        onTitle={request.title === undefined ? setTitle : undefined}
      />
    </Modal>
  );
}
