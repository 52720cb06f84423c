import { useLingui } from '@lingui/react/macro'
import { isSmallerThan, sizeOfFile, sizeWords } from '#kits/planner/picture/size-of-file.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import { channelFacts } from '#model/planner/channels.ts'
import type { Body } from '#scene/body/body.ts'

/** In which size a design of other proportions than its channel is downloaded; null: it has those of the channel. */
export function useSmallerWords(body: Body | null, channel: ChannelKey | null): string | null {
  const { t } = useLingui()
  const words = usePlannerWords()
  const wanted = channel === null ? null : channelFacts[channel].picture
  if (body === null || channel === null || wanted === null) return null
  const made = sizeOfFile(body, wanted)
  if (!isSmallerThan(made, wanted)) return null
  const [service, whole, size] = [words.channel(channel), sizeWords(wanted), sizeWords(made)]
  return t`${service} 크기(${whole} px)와 비율이 달라요. 내려받는 크기는 ${size} px예요.`
}
