/** The part of the platform that is needed of `URL`, which browsers and Node have alike. */
const { URL: Address } = globalThis as unknown as {
  readonly URL: new (address: string) => { readonly hostname: string }
}

/** Signs by which an address would have another host than what was written. */
const notOfDomain = /[\s/?#\\:%@[\]<>^|]/u

/**
 * An e-mail address with its domain in ASCII, by the rules of browsers (UTS 46): a domain in Korean letters becomes punycode, in
 * which mail is sent and addresses are compared. What is no such address is returned as it is, for its shape to refuse.
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at < 0 || /^[\0-\x7f]*$/.test(domain) || notOfDomain.test(domain)) return email
  try {
    return `${email.slice(0, at)}@${new Address(`http://${domain}`).hostname}`
  } catch {
    return email
  }
}
