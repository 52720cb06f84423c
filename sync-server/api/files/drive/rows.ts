import type { AnswerOf } from '#contract/call.ts'
import type { createBrandDirectory } from '#contract/directory.ts'
import { listing } from '#server/http/listing.ts'
import { createdTypeOf } from '../places/queries.ts'
import type { DirectoryRow } from './directories.ts'

export function toDirectory(row: DirectoryRow): AnswerOf<typeof createBrandDirectory> {
  return {
    idDirectory: row.id,
    name: row.name,
    type: row.type,
    createdType:
      row.created_type === null
        ? createdTypeOf(row.owner_id)
        : row.created_type === 'USER'
          ? 'USER'
          : 'BRAND',
    idParentDirectory: row.parent_id ?? 0,
    createdAt: row.created_at.toISOString(),
    deletedAt: row.trashed_at?.toISOString() ?? null,
    ...(row.takes_uploads && { takesUploads: true as const }),
  }
}

/** A page in the format of the list calls. */
export function pageOf<Name extends string, Item>(
  name: Name,
  items: Item[],
  { page, size, count }: { readonly page: number; readonly size: number; readonly count: number },
) {
  return { ...listing(name, items), page: { number: page, size, totalPages: Math.ceil(count / size) } }
}
