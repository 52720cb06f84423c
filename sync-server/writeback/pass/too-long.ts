import { countItems, type ListField } from '#model/fields/list.ts'
import type { Pass } from './pass.ts'

/** The longest list of the product has 50 items at REST; documents keep more. */
const mostItems = 1_000

/**
 * Whether a list has so many items that it is not settled before some are removed: reading all of them in each pass would
 * keep the process from others. Clients are told; document and REST keep what they have.
 */
export function isTooLong({ room, reportLimit }: Pass, field: ListField): boolean {
  if (countItems(field, room.doc) <= mostItems) return false
  reportLimit(field.path, field.atMost)
  return true
}
