import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'

const used = createWatched<string | null>(null)

function today(idBrand: number): string {
  return `${idBrand} ${seoulDayOf(Date.now())}`
}

/** Whether a brand has no text left today, as the server last said. */
export function useUsedUp(idBrand: number | null): boolean {
  const brand = useWatched(used)
  return idBrand !== null && brand === today(idBrand)
}

export function noteUsedUp(idBrand: number): void {
  used.set(today(idBrand))
}
