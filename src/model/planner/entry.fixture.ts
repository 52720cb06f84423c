import type { ChannelText, PlannerEntry } from './entry.ts'

/** An entry without anything but what a test says. */
export function plannerEntry(key: string, more: Partial<PlannerEntry> = {}): PlannerEntry {
  return {
    key,
    id: null,
    title: null,
    text: '',
    note: '',
    kind: null,
    status: null,
    day: null,
    time: null,
    channels: null,
    posted: null,
    postedAt: null,
    owner: null,
    remind: null,
    hashtags: null,
    pictures: null,
    template: null,
    approvedBy: null,
    approvedName: null,
    approvedAt: null,
    result: null,
    outcome: null,
    origin: null,
    series: null,
    ...more,
  }
}

export function channelText(key: string, entry: string, channel: string, text: string): ChannelText {
  return { key, id: null, entry, channel, text }
}
