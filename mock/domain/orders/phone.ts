const MOBILE = /^1[3-9]\d{9}$/;
const LANDLINE = /^0\d{2,3}-?\d{7,8}$/;

/** A mobile number, or a landline with its area code. */
export const isPhone = (text: string) => MOBILE.test(text) || LANDLINE.test(text);
