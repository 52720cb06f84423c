/** A page of this origin as it is now, past all caches. Rejects where the server does not have it. */
export async function readPage(address: string): Promise<Document> {
  const answer = await fetch(address, { cache: 'no-store', headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${answer.status} for a page`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}
