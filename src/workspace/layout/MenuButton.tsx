import { Dropdown } from 'antd';
import type { MenuProps } from 'antd';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/IconButton';
import styles from './MenuButton.module.css';

export interface MenuButtonProps {
  /** Accessible name of the button. */
  label: string;
  items: NonNullable<MenuProps['items']>;
  selectedKey?: string;
  onSelect(key: string): void;
  /** The content of the button. */
  children: ReactNode;
  className?: string;
}

/** A button with a dropdown menu, of the header and the tab bar. */
export function MenuButton({ label, items, selectedKey, onSelect, children, className = '' }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      open={isOpen}
      onOpenChange={setOpen}
      menu={{
        items,
        className: styles.menu,
        selectable: selectedKey !== undefined,
        ...(selectedKey === undefined ? {} : { selectedKeys: [selectedKey] }),
        onClick({ key, domEvent }) {
          // The menu closes. Enter must not press the button, which has the focus now; the choice may move it on.
          domEvent.preventDefault();
          button.current?.focus();
          onSelect(key);
        },
      }}
    >
      <IconButton ref={button} label={label} className={className} aria-haspopup="menu" aria-expanded={isOpen}>
        {children}
      </IconButton>
    </Dropdown>
  );
}
