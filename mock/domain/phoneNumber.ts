const MOBILE = /^1[3-9]\d{9}$/;
const LANDLINE = /^0\d{2,3}-?\d{7,8}$/;

/** True for a Chinese mobile number without country code. */
export const isMobile = (text: string) => MOBILE.test(text);

/** True for a mobile number, or a landline number with area code. */
export const isPhone = (text: string) => isMobile(text) || LANDLINE.test(text);
