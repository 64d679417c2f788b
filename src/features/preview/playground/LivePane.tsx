import { AimOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useTranslate } from '@/app-context/services';
import type { Finding, PageTrace } from '@/engine/workshop';
import { usePreviewRuntime } from '../createPreviewRuntime';
import type { SentPage } from '../createPreview';
import { DeviceFrame } from '../devices/DeviceFrame';
import { DEVICES } from '../devices/devices';
import type { Device } from '../devices/devices';
import { DeviceSwitch } from '../devices/DeviceSwitch';
import { ParseError, placeOf } from '../problems/ParseError';
import { SentPageView } from '../screen/SentPageView';
import { ThemeSwitch } from '../screen/ThemeSwitch';
import type { Theme } from '@/workspace/theme/createTheme';
import styles from './LivePane.module.css';

export interface LivePaneProps {
  page?: SentPage;
  theme: Theme;
  device: Device;
  onDevice(device: Device): void;
  trace?: PageTrace;
  /** Why the text of the editor is no page. */
  refusal?: Finding;
  /** Every press on a control asks about it, beside its effect in the page. */
  isAsking: boolean;
  /** A control was pointed at. */
  onPoint(control: string): void;
}

/** The control of the page at an element; of what has no trace of its own, like a cell, the control around it. */
function controlAt(target: EventTarget, trace: PageTrace | undefined): string | undefined {
  const names = new Set(trace?.controls.get().map(({ name }) => name));
  let found = (target as Element).closest<HTMLElement>('[data-control]');
  while (found && !names.has(found.dataset.control ?? ''))
    found = found.parentElement?.closest('[data-control]') ?? null;
  return found?.dataset.control;
}

/**
 * The running page, in the width of the pane or of a device. In the pane's own width a control is pointed at with Alt
 * and a click, or with a click after the button for it.
 */
export function LivePane(props: LivePaneProps) {
  const { page, theme, device, onDevice, trace, refusal, isAsking, onPoint } = props;
  const t = useTranslate();
  const { notices } = usePreviewRuntime();
  const [isPointing, setPointing] = useState(false);
  const widthPx = DEVICES[device];
  const ownHint = isPointing ? 'preview.point.now' : 'preview.point.hint';
  const hint = widthPx === undefined ? ownHint : 'preview.device.fitOnly';

  /** Keeps the press from the page and returns the control that is pointed at. */
  const take = (event: SyntheticEvent<Element, MouseEvent>): string | undefined => {
    const name = isPointing || event.nativeEvent.altKey ? controlAt(event.target, trace) : undefined;
    if (name === undefined) return undefined;
    event.preventDefault();
    event.stopPropagation();
    return name;
  };
  const handleClick = (event: SyntheticEvent<Element, MouseEvent>) => {
    const pointed = take(event);
    if (pointed !== undefined) setPointing(false);
    const name = pointed ?? (isAsking ? controlAt(event.target, trace) : undefined);
    if (name !== undefined) onPoint(name);
  };

  return (
    <div className={styles.pane} onKeyDown={({ key }) => key === 'Escape' && setPointing(false)}>
      <div className={styles.tools}>
        <DeviceSwitch
          device={device}
          onChange={(next) => {
            setPointing(false);
            onDevice(next);
          }}
        />
        <ThemeSwitch theme={theme} />
        <Button
          size="small"
          type={isPointing ? 'primary' : 'default'}
          aria-pressed={isPointing}
          disabled={!page || widthPx !== undefined}
          title={widthPx === undefined ? undefined : t('preview.device.fitOnly')}
          icon={<AimOutlined aria-hidden />}
          onClick={() => setPointing(!isPointing)}
        >
          {t('preview.point')}
        </Button>
        <span className={styles.hint} data-idle={!isPointing || undefined} role="status">
          {t(hint)}
        </span>
      </div>
      <section
        className={styles.live}
        aria-label={t('preview.live')}
        data-pointing={isPointing || undefined}
        data-framed={widthPx === undefined ? undefined : true}
        tabIndex={widthPx === undefined ? 0 : -1}
        onPointerDownCapture={take}
        onMouseDownCapture={take}
        onClickCapture={handleClick}
      >
        {refusal && <ParseError reason={refusal.reason} place={placeOf(refusal)} hasPage={page !== undefined} />}
        {page && widthPx !== undefined && (
          <DeviceFrame key={device} page={page} name={t(`preview.device.${device}`)} widthPx={widthPx} />
        )}
        {page && widthPx === undefined && (
          <SentPageView
            key={page.number}
            page={page}
            tracer={trace}
            onClose={() => notices.info(t('preview.closes'))}
            chrome="page"
          />
        )}
      </section>
    </div>
  );
}
