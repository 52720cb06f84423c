import type { StatusKey } from '#model/documents/planner-keys.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import type { EntryValues } from './useEntryEdits.ts'

interface Change {
  /** Who approves it; null: alone, or by a role that may not. */
  readonly approver: { readonly id: number; readonly name: string } | null
  /** Epoch ms. */
  readonly now: number
}

type Channels = Pick<PlannerEntry, 'channels' | 'posted' | 'postedAt'>

/** What is written where an entry gets a status. Back before `PLANNED` it has to be approved again. */
export function statusValues(
  entry: Channels,
  status: StatusKey,
  { approver, now }: Change,
): Partial<EntryValues> {
  const at = new Date(now).toISOString()
  const unposted = { posted: null, postedAt: null }
  switch (status) {
    case 'IDEA':
    case 'DRAFT':
    case 'REVIEW':
      return { status, ...unposted, approvedBy: null, approvedName: null, approvedAt: null }
    case 'PLANNED':
      return {
        status,
        ...unposted,
        ...(approver && { approvedBy: approver.id, approvedName: approver.name, approvedAt: at }),
      }
    case 'POSTED':
      return { status, posted: entry.channels, postedAt: entry.postedAt ?? at }
    case 'SKIPPED':
      return { status, ...unposted }
  }
}

/** What is written where it was published on a channel or, with `isOn` false, was not after all: the last one changes the status. */
export function postedValues(
  entry: Channels,
  channel: string,
  isOn: boolean,
  now: number,
): Partial<EntryValues> {
  const others = (entry.posted ?? []).filter((one) => one !== channel)
  const posted = isOn ? [...others, channel] : others
  const isWhole = (entry.channels ?? []).every((one) => posted.includes(one))
  return {
    status: isWhole ? 'POSTED' : 'PLANNED',
    posted: posted.length === 0 ? null : posted,
    postedAt: posted.length === 0 ? null : (entry.postedAt ?? new Date(now).toISOString()),
  }
}
