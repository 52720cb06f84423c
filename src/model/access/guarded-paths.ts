const ofDevelopers = ['/dev', '/brand/strategy_back', '/work-book/brand/strategy_back']

/** Whether the path belongs to the layout without guards. */
export function isUnguarded(pathname: string): boolean {
  return /^\/(payment\/[^/]+|share|policy|oauth2)(\/|$)/.test(pathname)
}

/** Whether the path belongs to a page for developers only: it contains the path of one, literally. */
export function isForDevelopers(pathname: string): boolean {
  return !isUnguarded(pathname) && containsOne(pathname, ofDevelopers)
}

/** Whether the path contains one of the parts anywhere, literally. */
export function containsOne(pathname: string, parts: readonly string[]): boolean {
  return parts.some((part) => pathname.includes(part))
}
