/**
 * Whether the server has a page of the public site at an address. Asked past the worker and all caches. Never rejects.
 * `absent`: it answers with the app, or says that there is no page.
 */
export async function askForPage(address: string): Promise<'served' | 'absent' | 'failing' | 'unreachable'> {
  const url = new URL(address, location.href)
  // Workers of earlier versions answer `/` from their precache, but not an address with a query.
  url.searchParams.set('served', '1')
  try {
    const answer = await fetch(url, { cache: 'no-store', headers: { accept: 'text/html' } })
    if (answer.status >= 500) return 'failing'
    return answer.ok && isSitePage(await answer.text()) ? 'served' : 'absent'
  } catch {
    return 'unreachable'
  }
}

/** Pages of the site name their canonical address; the app's page does not. */
function isSitePage(html: string): boolean {
  return new DOMParser().parseFromString(html, 'text/html').querySelector('link[rel=canonical]') !== null
}
