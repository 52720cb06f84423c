/**
 * Whether an answer may be kept: an index.html only where it is of this build. While several nodes are updated one after
 * the other, the worker may get it from a node of another build; offline the scripts that it names would be missing. The
 * install then fails, and the browser repeats it later. `isOwn` gets paths like /assets/a1.js.
 */
export async function isOwnPage(response: Response, isOwn: (path: string) => boolean): Promise<boolean> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return true
  const named = (await response.clone().text()).matchAll(/["'](\/assets\/[^"']+\.(?:js|css))["']/g)
  return [...named].every(([, path = '']) => isOwn(path))
}
