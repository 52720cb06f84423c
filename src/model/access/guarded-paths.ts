const ofDevelopers = ['/dev', '/brand/strategy_back', '/work-book/brand/strategy_back']

/** Paths of the layout that skips the guards. */
export function isFree(pathname: string): boolean {
  return /^\/(payment\/[^/]+|share|policy|oauth2)(\/|$)/.test(pathname)
}

/** Paths that are not there but for developers: those that contain one of theirs, literally. */
export function isForDevelopers(pathname: string): boolean {
  return !isFree(pathname) && containsOne(pathname, ofDevelopers)
}

export function containsOne(pathname: string, parts: readonly string[]): boolean {
  return parts.some((part) => pathname.includes(part))
}
