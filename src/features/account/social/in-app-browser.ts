/** Browsers inside of apps, by what their user agents say of them. Google lets nobody sign in there. */
const marks = ['FBAN', 'FBAV', 'Instagram', 'Line', 'KAKAOTALK', 'Soomgo']

export function isInApp(userAgent: string = navigator.userAgent): boolean {
  return marks.some((mark) => userAgent.includes(mark))
}

/** Where a window of its own would not find back: in apps, and in a page that an iPhone shows as one. */
export function hasNoWindows(): boolean {
  return isInApp() || ('standalone' in navigator && navigator.standalone === true)
}

/** The address that makes such an app open `url` in the device's own browser; null where it has no way. */
export function outsideAddress(url: string, userAgent: string = navigator.userAgent): string | null {
  const target = new URL(url)
  if (userAgent.includes('Line')) {
    target.searchParams.set('openExternalBrowser', '1')
    return target.href
  }
  if (userAgent.includes('Android'))
    return `intent://${target.host}${target.pathname}${target.search}#Intent;scheme=${target.protocol.replace(':', '')};end`
  if (userAgent.includes('KAKAOTALK'))
    return `kakaotalk://web/openExternal?url=${encodeURIComponent(target.href)}`
  return null
}
