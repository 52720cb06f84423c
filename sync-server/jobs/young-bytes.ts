/** Uploads of a portrait put their bytes before a row names them, and a purge deletes them before it is noted. */
export const youngMs = 24 * 60 * 60 * 1000

/** Whether bytes may not be collected yet. Also where the store does not say when they were put there. */
export function isYoung(putAt: Date): boolean {
  return !(putAt.getTime() < Date.now() - youngMs)
}
