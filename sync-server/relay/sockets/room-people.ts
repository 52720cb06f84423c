import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import type { Connection } from './connection.ts'

/** Whether a room has place for an account, where its kind takes a number of people; who is in it has place. */
export function hasPlaceFor(
  idAccount: number,
  document: DocumentName,
  connections: Iterable<Pick<Connection, 'person'>>,
): boolean {
  const { people } = traitsOf(document)
  if (people === null) return true
  const here = new Set([...connections].map(({ person }) => person.id))
  return here.has(idAccount) || here.size < people
}
