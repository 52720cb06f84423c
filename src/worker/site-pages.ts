import type { WorkboxPlugin } from 'workbox-core'

/**
 * Keeps only pages of the public site for reading without a network. A server of an earlier version answers their
 * addresses with the app, which would replace the page; its files are not on the device.
 */
export const sitePagesOnly: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200) return null
    return /<link [^>]*rel="canonical"/.test(await response.clone().text()) ? response : null
  },
}
