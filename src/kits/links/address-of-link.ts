/**
 * The address of a link on the origin of this page, with its hash; null where the server does not tell it: it cannot read the key any
 * more, or not for this role.
 */
export function addressOfLink({ url }: { readonly url: string }): string | null {
  if (url === '') return null
  const { pathname, hash } = new URL(url, location.origin)
  return new URL(pathname + hash, location.origin).href
}
