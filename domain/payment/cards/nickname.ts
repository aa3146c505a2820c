/** The most characters of a card's nickname. (C §5, Other card fields) */
export const NICKNAME_MAX_CHARACTERS = 32;

/** Whether a nickname may be kept: 32 characters at most and none that is invisible; an empty one means none. */
export function isNicknameAllowed(nickname: string): boolean {
  return [...nickname].length <= NICKNAME_MAX_CHARACTERS && !/\p{Cc}/u.test(nickname);
}
