/** The change-password form (business spec §2, §5, §8). */
export const passwords = {
  'password.title': '修改密码',
};
