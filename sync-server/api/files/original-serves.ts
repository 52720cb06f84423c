import { stripMetadata } from '#model/pictures/strip-metadata.ts'
import type { FileRow } from './queries.ts'

/** What the largest copy of a picture has. */
const mostPixels = 1920 * 1920

/**
 * Whether the original may be sent instead of a copy that is no smaller: a picture that costs its reader no more pixels than a copy,
 * and that has no metadata. Those that are older than the rule of metadata may tell where they were taken. What moves is no still.
 */
export function mayServe(
  { media_type, width, height }: FileRow,
  bytes: Buffer,
  { isStill }: { readonly isStill: boolean },
): boolean {
  if (width === null || height === null || width * height > mostPixels) return false
  const stripped = stripMetadata(bytes, media_type)
  if (stripped === null || (isStill && stripped.isAnimated)) return false
  return bytes.equals(stripped.bytes)
}

/** The picture as any reader of a link may have it; null where its metadata cannot be taken out. */
export function withoutMetadata(bytes: Buffer, type: string): Uint8Array | null {
  return stripMetadata(bytes, type)?.bytes ?? null
}
