import { channelKeys } from '#model/documents/planner-keys.ts'
import type { ChannelText, PlannerEntry } from '#model/planner/entry.ts'
import { statusOf } from '#model/planner/status.ts'
import { textOf, textsByEntry } from '#model/planner/text-of.ts'

/** Names of columns and of what stands in them. */
export interface RowWords {
  readonly heads: readonly string[]
  readonly channel: (key: string) => string
  readonly status: (key: string) => string
  readonly kind: (key: string) => string
}

/** A row for each entry and channel, by its time; of an entry without a channel one row. */
export function entryRows(
  entries: readonly PlannerEntry[],
  texts: readonly ChannelText[],
  { heads, channel, status, kind }: RowWords,
): string[][] {
  const textsOf = textsByEntry(texts)
  return [
    [...heads],
    ...entries.flatMap((entry) => {
      const known = channelKeys.filter((key) => entry.channels?.includes(key))
      const row = (name: string, text: string) => [
        entry.day ?? '',
        entry.time ?? '',
        name,
        status(statusOf(entry)),
        entry.kind === null ? '' : kind(entry.kind),
        entry.title ?? '',
        text,
        (entry.hashtags ?? []).map((tag) => `#${tag}`).join(' '),
        entry.note,
      ]
      if (known.length === 0) return [row('', entry.text)]
      const own = textsOf.get(entry.key) ?? []
      return known.map((key) => row(channel(key), textOf(entry, own, key)))
    }),
  ]
}
