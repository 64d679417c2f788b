import { usePortal } from '@atrium/portal/sdk';
import type { MountedPage } from '@atrium/portal/contract/portal';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProcessForm as Form } from '../../api/process';
import { canEditForm } from './formRights';
import styles from './Process.module.css';

const EDIT = 2;
const VIEW = 3;

interface Props {
  form: Form;
  /** Names what is edited, for its draft. */
  draftOf: string;
  /** Runs with the mounted page, and with undefined when it is unmounted. */
  onMounted(page: MountedPage | undefined): void;
  /** It has been read. Not called while that has failed. */
  onLoaded(): void;
  /** One of its values has changed. */
  onChange(): void;
  onDirty(isDirty: boolean): void;
}

/**
 * The page that shows the application, with the rights of the person in this step. The host shows that it is loading, and
 * why it fails. Another form needs another key.
 */
export function ProcessForm({ form, draftOf, onMounted, onLoaded, onChange, onDirty }: Props) {
  const { engine } = usePortal();
  const element = useRef<HTMLDivElement>(null);
  const tellMounted = useEffectEvent((page: MountedPage | undefined) => onMounted(page));
  const tellDirty = useEffectEvent((isDirty: boolean) => onDirty(isDirty));
  const tellLoaded = useEffectEvent(() => onLoaded());
  const tellChange = useEffectEvent(() => onChange());
  const mount = useEffectEvent((target: HTMLElement) => {
    const { pageCode, linkParam, values, rights } = form;
    const canEdit = canEditForm(rights);
    return engine.mountPage(target, {
      pageCode,
      ...(linkParam && { linkParam }),
      status: canEdit ? EDIT : VIEW,
      values,
      rights,
      hasToolbar: false,
      ...(canEdit && { draftOf }),
      onLoaded: tellLoaded,
      onChange: tellChange,
      onDirty: tellDirty,
    });
  });
  useEffect(() => {
    if (!element.current) return undefined;
    const mounted = mount(element.current);
    tellMounted(mounted);
    return () => {
      tellMounted(undefined);
      mounted.dispose();
    };
  }, []);
  return <div ref={element} className={styles.form} />;
}
