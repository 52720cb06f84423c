import type { AnyRoute } from '@tanstack/react-router'
import type { Guard } from './screen.ts'

/** Parts of addresses that are guarded wherever they occur, whether such a screen exists or not. */
export interface GuardedPaths {
  readonly session: readonly string[]
  readonly brand: readonly string[]
  readonly restricted: readonly string[]
}

/** The guard of a route: its own, or that of the nearest parent that has one, else `public`. */
export function guardOf(route: AnyRoute | undefined): Guard {
  return route ? (route.options.staticData?.guard ?? guardOf(route.parentRoute)) : 'public'
}

/**
 * Reads from the routes which first segments of a path need a session or a brand, and which paths are
 * restricted.
 */
export function readGuardedPaths(root: AnyRoute): GuardedPaths {
  const found = { public: new Set<string>(), session: new Set<string>(), brand: new Set<string>() }
  const restricted: string[] = []
  const visit = (route: AnyRoute): void => {
    const path = String(route.fullPath)
    const [, first] = path.split('/')
    if (first) found[guardOf(route)].add(`/${first}`)
    if (route.options.staticData?.isRestricted) restricted.push(path)
    for (const child of (route.children as readonly AnyRoute[] | undefined) ?? []) visit(child)
  }
  visit(root)
  return { session: [...found.session], brand: [...found.brand], restricted }
}
