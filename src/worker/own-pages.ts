import type { WorkboxPlugin } from 'workbox-core'

/**
 * Lets only an index.html of this build into the precache. While several nodes are updated one after the other, the
 * worker may get it from a node of another build; offline the scripts that it names would be missing. The install then
 * fails, and the browser repeats it later. `isOwn` gets paths like /assets/a1.js.
 */
export function ownPagesOnly(isOwn: (path: string) => boolean): WorkboxPlugin {
  return {
    async cacheWillUpdate({ response }) {
      // As Workbox decides where no plugin does.
      if (response.status >= 400) return null
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response
      const named = (await response.clone().text()).matchAll(/["'](\/assets\/[^"']+\.(?:js|css))["']/g)
      return [...named].every(([, path = '']) => isOwn(path)) ? response : null
    },
  }
}
