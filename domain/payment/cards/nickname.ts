/** The most characters of a card's nickname. (C §5, Other card fields) */
export const NICKNAME_MAX_CHARACTERS = 32;

/** What the nickname's field holds: at most 32 characters, an emoji counting as one and never cut in half. */
export function nicknameInField(text: string): string {
  return [...text].slice(0, NICKNAME_MAX_CHARACTERS).join('');
}

/** Whether a nickname may be kept: 32 characters at most and none that is invisible; an empty one means none. */
export function isNicknameAllowed(nickname: string): boolean {
  return [...nickname].length <= NICKNAME_MAX_CHARACTERS && !/\p{Cc}/u.test(nickname);
}
