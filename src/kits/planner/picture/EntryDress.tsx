import type { ReactNode } from 'react'
import { useEntry } from '../usePlanner.ts'
import DressedPicture from './DressedPicture.tsx'

/** What an entry of the open planner shows until a design is made of its template; it follows the words of the entry. */
export default function EntryDress({ entryKey, absent }: { entryKey: string; absent: ReactNode }) {
  const entry = useEntry(entryKey)
  if (!entry || entry.template === null) return null
  return <DressedPicture idTemplate={entry.template} post={entry} absent={absent} />
}
