import { createWatched, type Watched } from '../watch/watched.ts'

/** The id of the person whose screen this one follows; null for nobody. Dies with the page. */
const followed = createWatched<number | null>(null)

export const following: Watched<number | null> = followed

export function follow(person: number): void {
  followed.set(person)
}

export function stopFollowing(): void {
  followed.set(null)
}
