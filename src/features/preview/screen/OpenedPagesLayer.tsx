import { Modal } from 'antd';
import { useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import { usePreviewRuntime } from '../createPreviewRuntime';
import type { OpenedPage } from '../host/createOpenedPages';
import { SentPageView } from './SentPageView';

/** The pages that pages have opened. Without a workspace every opening mode is a dialog. */
export function OpenedPagesLayer() {
  const { opened } = usePreviewRuntime();
  return useObservable(opened).map((one) => <OpenedDialog key={one.id} opened={one} />);
}

function OpenedDialog({ opened: { id, page, request, opening } }: { opened: OpenedPage }) {
  const { opened } = usePreviewRuntime();
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
