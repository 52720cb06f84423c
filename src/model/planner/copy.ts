import type { ChannelText, PlannerEntry } from './entry.ts'

/** What a copy of an entry begins with: its words, pictures and time, none of its life so far. */
type Copied = Pick<
  PlannerEntry,
  | 'title'
  | 'text'
  | 'note'
  | 'kind'
  | 'day'
  | 'time'
  | 'channels'
  | 'owner'
  | 'remind'
  | 'hashtags'
  | 'pictures'
  | 'template'
  | 'origin'
  | 'series'
  | 'status'
>

/** A copy of an entry on a day, as a draft; as an idea without one. */
export function copyOf(entry: PlannerEntry, day: string | null, series: string | null = null): Copied {
  const { title, text, note, kind, time, channels, owner, remind, hashtags, pictures, template, origin } =
    entry
  return {
    title,
    text,
    note,
    kind,
    day,
    time,
    channels,
    owner,
    remind,
    hashtags,
    pictures,
    template,
    origin,
    series,
    status: day === null ? 'IDEA' : 'DRAFT',
  }
}

/** The texts of channels of an entry, for a copy of it with another key. Of doubles the first is copied. */
export function textsOfCopy(
  texts: readonly ChannelText[],
  from: string,
  to: string,
): readonly NewTextOfChannel[] {
  const copied = new Map<string | null, NewTextOfChannel>()
  for (const { entry, channel, text } of texts) {
    if (entry === from && !copied.has(channel)) copied.set(channel, { entry: to, channel, text })
  }
  return [...copied.values()]
}

type NewTextOfChannel = Pick<ChannelText, 'entry' | 'channel' | 'text'>
