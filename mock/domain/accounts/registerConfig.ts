/** The `register` item of the tenant's global configuration (business spec §3). */
export interface RegisterConfig {
  /** The password of new accounts, and what an administrator resets a password to; empty while none is set. */
  defaultPassword: string;
  deviceBinding: {
    isEnabled: boolean;
    /** The number of devices that an account may be bound to. */
    maximum: number;
  };
}

/** The values of a tenant that has configured nothing. */
export const DEFAULT_REGISTER_CONFIG: RegisterConfig = {
  defaultPassword: '',
  deviceBinding: { isEnabled: false, maximum: 3 },
};
