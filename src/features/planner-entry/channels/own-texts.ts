import { type ChannelKey, channelKeys } from '#model/documents/planner-keys.ts'
import type { ChannelText, PlannerEntry } from '#model/planner/entry.ts'

/** The channels of an entry, without those of a newer release. */
export function channelsOf({ channels }: Pick<PlannerEntry, 'channels'>): readonly ChannelKey[] {
  return channelKeys.filter((key) => channels?.includes(key))
}

/** The channels that publish the text of the entry itself; the tab of the first of them writes it. */
export function channelsWithoutOwn(
  entry: Pick<PlannerEntry, 'key' | 'channels'>,
  texts: readonly ChannelText[],
): readonly ChannelKey[] {
  const own = new Set(texts.filter((text) => text.entry === entry.key).map(({ channel }) => channel))
  return channelsOf(entry).filter((channel) => !own.has(channel))
}
