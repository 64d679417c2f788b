import { usePortal, useT } from '@atrium/portal/sdk';
import { Button } from 'antd';
import styles from './Process.module.css';

/** The page that shows an order. */
const ORDER_PAGE = 'order-form';
const VIEW = 3;

/** A button that opens the order of the process read-only in a dialog. */
export function LinkedDocument({ orderId, title }: { orderId: string; title: string }) {
  const t = useT();
  const { nav, message } = usePortal();
  const open = async () => {
    try {
      await nav.open({
        pageCode: ORDER_PAGE,
        mode: 'dialog',
        title,
        status: VIEW,
        linkParam: { orderid: orderId, heading: title },
      });
    } catch (error) {
      message.report(error);
    }
  };
  return (
    <section className={styles.document}>
      <div>
        <Button size="small" onClick={() => void open()}>
          {t('workflow.process.document.open')}
        </Button>
      </div>
    </section>
  );
}
