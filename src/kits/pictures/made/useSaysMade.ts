import { useLoaded } from '#engine/watch/useLoaded.ts'
import { saysMade } from './says-made.ts'

/** Whether the bytes of a picture say that a model made it; false until they are read. `id`: other bytes have another one. */
export function useSaysMade(id: string, picture: Blob | null | undefined): boolean {
  const read = async () => (picture ? saysMade(picture) : false)
  return useLoaded(picture ? id : null, read, 'the mark of a picture cannot be read') ?? false
}
