import { useT } from '@atrium/portal/sdk';
import { LinkButton } from '@atrium/portal/ui';
import { ConfigProvider, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { defaultPasswordProblem } from './defaultPassword';
import styles from './DefaultPasswordField.module.css';

interface Props {
  /** The name of the field in its form; its value is a text. */
  name: string;
  label: ReactNode;
  /** Shown below the field. */
  extra?: ReactNode;
}

/**
 * A form field for the password that new accounts get and that accounts are reset to: 6 to 8 digits. It has the
 * states of the specification (§4): `default` until it is used, `input` with a hint while it has the focus, then `pass`
 * with a tick or `error` with the reason. It is checked when it loses the focus and when the form is submitted; then the
 * reason stays until the password is changed, although the field has the focus.
 */
export function DefaultPasswordField({ name, label, extra }: Props) {
  const t = useT();
  const { componentDisabled: isDisabled } = ConfigProvider.useConfig();
  const [isFocused, setIsFocused] = useState(false);
  /** The form was submitted with a wrong password, which the person has not changed since: the reason stays. */
  const [isRefused, setIsRefused] = useState(false);
  const isLeaving = useRef(false);
  const isTyping = isFocused && !isRefused;
  const form = Form.useFormInstance();
  /** Not while the form shows what is stored, also after it went back to that. */
  const isUsed = Form.useWatch(() => form.isFieldTouched(name), form);
  const [isShown, setIsShown] = useState(false);
  const tick = (
    <span role="img" aria-label={t('admin.password.valid')} className={styles.tick}>
      ✓
    </span>
  );
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      required
      validateTrigger="onBlur"
      rules={[
        {
          async validator(_rule, value: string | undefined) {
            const problem = defaultPasswordProblem(value ?? '');
            setIsRefused(problem !== undefined && !isLeaving.current);
            isLeaving.current = false;
            if (problem) throw new Error(t(problem));
          },
        },
      ]}
      hasFeedback={{ icons: () => ({ success: isTyping || !isUsed ? null : tick, error: null }) }}
      // The hint replaces the message of an earlier check while the person types.
      help={isTyping ? t('admin.password.hint') : undefined}
      validateStatus={isTyping ? '' : undefined}
    >
      <Input
        type={isShown && !isDisabled ? 'text' : 'password'}
        inputMode="numeric"
        autoComplete="new-password"
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          isLeaving.current = true;
          setIsFocused(false);
        }}
        onChange={() => setIsRefused(false)}
        suffix={
          !isDisabled && (
            <LinkButton
              aria-label={t(isShown ? 'admin.password.hide.label' : 'admin.password.show.label')}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setIsShown(!isShown)}
            >
              {t(isShown ? 'admin.password.hide' : 'admin.password.show')}
            </LinkButton>
          )
        }
      />
    </Form.Item>
  );
}
