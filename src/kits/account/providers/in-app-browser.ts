/** User-agent marks of in-app browsers, in which Google refuses sign-in. */
const marks = ['FBAN', 'FBAV', 'Instagram', 'Line', 'KAKAOTALK', 'Soomgo']

/** Whether the page is shown in the browser of another app. */
export function isInApp(userAgent: string = navigator.userAgent): boolean {
  return marks.some((mark) => userAgent.includes(mark))
}

/** Whether popups cannot report back: in in-app browsers and in an installed app on iOS. */
export function hasNoWindows(): boolean {
  return isInApp() || ('standalone' in navigator && navigator.standalone === true)
}

/** The URL that makes this in-app browser open `url` in the device's own browser; null if it has no way. */
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
