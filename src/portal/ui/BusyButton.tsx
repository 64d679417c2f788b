import { Button } from 'antd';
import type { ButtonProps } from 'antd';
import styles from './BusyButton.module.css';

interface Props extends Omit<ButtonProps, 'loading' | 'className'> {
  isBusy: boolean;
}

/** A button that keeps its width while it is busy: the spinner covers the text. */
export const BusyButton = ({ isBusy, ...button }: Props) => (
  <Button {...button} loading={isBusy} aria-busy={isBusy || undefined} className={styles.button} />
);
