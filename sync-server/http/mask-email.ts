/** For example ha***@ongi.example, enough to recognise one's own address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`
}
