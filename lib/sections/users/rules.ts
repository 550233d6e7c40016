/** Letters and digits that nobody confuses when the password is read out or written down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const LENGTH = 10;

/** One of the characters; every one is equally likely. */
function pick(characters: string): string {
  // Larger bytes are skipped: they would favour the first characters.
  const most = 256 - (256 % characters.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) return characters.charAt(byte % characters.length);
  }
}

/** New random password of letters and digits, at least one digit among them. */
export function makePassword(): string {
  const made = Array.from({ length: LENGTH }, () => pick(LETTERS + DIGITS)).join('');
  return /\d/.test(made) && /[a-z]/.test(made) ? made : makePassword();
}
