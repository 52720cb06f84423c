import { createWatched, type Watched } from '#engine/watch/watched.ts'

/** The id of the account whose position in the workbook this page follows; null for none. Not stored. */
const followed = createWatched<number | null>(null)

export const following: Watched<number | null> = followed

export function follow(person: number): void {
  followed.set(person)
}

export function stopFollowing(): void {
  followed.set(null)
}
