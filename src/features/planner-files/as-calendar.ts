import ical, { ICalAlarmType } from 'ical-generator'
import { type ChannelKey, channelKeys } from '#model/documents/planner-keys.ts'
import type { ChannelText, PlannerEntry } from '#model/planner/entry.ts'
import { instantOf } from '#model/planner/move.ts'
import { publishedText, textsByEntry } from '#model/planner/text-of.ts'

export interface CalendarWords {
  /** The name of the calendar. */
  readonly title: string
  readonly channel: (key: string) => string
  /** Of an entry without a title. */
  readonly untitled: string
}

/** How long an event is, in minutes: publishing takes no time, but calendars hide events without a length. */
const lengthMinutes = 15

/**
 * Entries as an iCalendar file (RFC 5545). Times are instants in UTC, so that every calendar shows the minute of Seoul wherever it
 * is; entries without a time are of the whole day, ideas without a day are left out. The same entry has the same id in every
 * file, so that importing it again changes its event. `now` in epoch ms.
 */
export function asCalendar(
  entries: readonly PlannerEntry[],
  texts: readonly ChannelText[],
  words: CalendarWords,
  now: number,
): string {
  const calendar = ical({
    name: words.title,
    prodId: { company: 'Saegim', product: 'planner', language: 'KO' },
  })
  const textsOf = textsByEntry(texts)
  for (const entry of entries) {
    const at = instantOf(entry)
    if (at === null) continue
    const channels = entry.channels ?? []
    const start = entry.time === null ? new Date(`${entry.day}T00:00:00Z`) : new Date(at)
    calendar.createEvent({
      // The library writes it as it is: a foreign key could begin lines of its own.
      id: `${encodeURIComponent(entry.key)}@saegim`,
      stamp: new Date(now),
      start,
      end: entry.time === null ? null : new Date(at + lengthMinutes * 60_000),
      allDay: entry.time === null,
      summary: [entry.title || words.untitled, channels.map(words.channel).join(', ')]
        .filter((part) => part !== '')
        .join(' · '),
      description: publishedText(entry, textsOf.get(entry.key) ?? [], firstKnown(channels)),
      alarms:
        entry.remind === null || entry.time === null
          ? []
          : [{ type: ICalAlarmType.display, trigger: entry.remind * 60 }],
    })
  }
  return calendar.toString()
}

function firstKnown(channels: readonly string[]): ChannelKey {
  return channelKeys.find((key) => channels.includes(key)) ?? 'OWN'
}
