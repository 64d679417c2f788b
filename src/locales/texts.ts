/** Texts by key, in one language. A partial language leaves keys out. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** The same keys as the Chinese texts, so that a missing or surplus key does not compile. */
export type Translated<Source> = Readonly<Record<keyof Source, string>>;

/** As `Translated`, for a language with a singular: each key that ends with `_other` has a counterpart with `_one`. */
export type WithPlurals<Source> = Translated<Source> & {
  readonly [Key in keyof Source as Key extends `${infer Base}_other` ? `${Base}_one` : never]: string;
};

/** Some of the keys; the others are shown in the default language. */
export type Partly<Source> = Partial<Translated<Source>>;
