/** What Umi's access plugin knows of the person: the function codes of the current position. */
export interface AccessState {
  functionCodes: readonly string[];
}

/** Every held function code as a claim, for routes and `<Access>`; `hasFunction` for codes known only at run time. */
export default function access(state: AccessState | undefined) {
  const codes = state?.functionCodes ?? [];
  return {
    ...Object.fromEntries(codes.map((code) => [code, true])),
    hasFunction: (code: string | undefined) => !code || codes.includes(code),
  };
}
