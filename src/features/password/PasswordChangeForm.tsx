export interface PasswordChangeFormProps {
  /** The old password need not be typed when it is the initial one. */
  initialPassword?: string;
  /** 2.5 s after the success. */
  onChanged(): void;
}

export function PasswordChangeForm(_props: PasswordChangeFormProps) {
  return null;
}
