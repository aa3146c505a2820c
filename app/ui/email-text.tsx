/** An email on a line of its own where it does not end the line before; one longer than that breaks before its "@", and else wherever there is no room. */
export function EmailText({ email }: { email: string }) {
  const at = Math.max(email.lastIndexOf('@'), 0);
  return (
    <span className="inline-block max-w-full wrap-anywhere align-bottom">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
