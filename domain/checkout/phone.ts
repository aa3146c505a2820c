/** What a field with a wrong phone number says; an empty required one says the same. (C §5, Contact fields) */
export const PHONE_ERROR_TEXT = 'Invalid phone number';

/** Ten digits of which the area code does not begin with 0 or 1. */
const US_PHONE = /^[2-9]\d{9}$/;

/** What a phone number is stripped to: its digits. (C §5, Contact fields) */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** The ten digits of a phone number, without the leading 1 of the country; `undefined` when it is none. */
export function readPhone(text: string): string | undefined {
  const digits = phoneDigits(text);
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return US_PHONE.test(national) ? national : undefined;
}

/** A phone number as people read it: "(508) 555-0100". What is no phone number comes back as it is. */
export function phoneText(phone: string): string {
  const digits = readPhone(phone);
  return digits === undefined ? phone : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
