import type { ChannelKey } from '#model/documents/planner-keys.ts'
import { channelFacts, textLimitOf } from '#model/planner/channels.ts'
import { countText } from '#model/planner/count-text.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { foldText } from '#model/planner/text-of.ts'

/** One thing that a channel takes, or how it shows it. `isOver`: the entry is beyond a limit, or lacks something. */
export type ChannelCheck = { readonly isOver: boolean } & (
  | { readonly kind: 'size'; readonly width: number; readonly height: number }
  | { readonly kind: 'fold'; readonly lines: number | null; readonly isFolded: boolean }
  | { readonly kind: 'text' | 'hashtags' | 'pictures'; readonly used: number; readonly limit: number }
  | { readonly kind: 'noHashtags' | 'noText' | 'noPicture' }
)

type Contents = Pick<PlannerEntry, 'hashtags' | 'pictures'> & Partial<Pick<PlannerEntry, 'template'>>

/** Channels that publish nothing without a picture. */
const pictured: readonly ChannelKey[] = ['INSTAGRAM', 'INSTAGRAM_STORY']

/** What a channel takes of an entry whose published text is `text`. Limits that it does not name are left out. */
export function checkChannel(entry: Contents, channel: ChannelKey, text: string): readonly ChannelCheck[] {
  const { picture, hashtagLimit, takesHashtags, pictureLimit, foldLines, foldLetters } = channelFacts[channel]
  const hashtags = entry.hashtags?.length ?? 0
  const pictures = (entry.pictures?.length ?? 0) + (entry.template == null ? 0 : 1)
  const textLimit = textLimitOf(channel, pictures)
  const used = countText(channel, text)
  const checks: ChannelCheck[] = []
  if (picture !== null) checks.push({ kind: 'size', ...picture, isOver: false })
  if (pictures === 0 && pictured.includes(channel)) checks.push({ kind: 'noPicture', isOver: true })
  if (channel === 'INSTAGRAM_STORY') checks.push({ kind: 'noText', isOver: false })
  else if (foldLines !== null || foldLetters !== null) {
    checks.push({ kind: 'fold', lines: foldLines, isFolded: foldText(channel, text).isFolded, isOver: false })
  }
  if (textLimit !== null && used > textLimit)
    checks.push({ kind: 'text', used, limit: textLimit, isOver: true })
  if (!takesHashtags && hashtags > 0) checks.push({ kind: 'noHashtags', isOver: false })
  if (takesHashtags && hashtagLimit !== null && hashtags > 0) {
    checks.push({ kind: 'hashtags', used: hashtags, limit: hashtagLimit, isOver: hashtags > hashtagLimit })
  }
  if (pictureLimit !== null && pictures > 0) {
    checks.push({ kind: 'pictures', used: pictures, limit: pictureLimit, isOver: pictures > pictureLimit })
  }
  return checks
}
