import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ChannelKey, KindKey, StatusKey } from '#model/documents/planner-keys.ts'

const channelWords: Readonly<Record<ChannelKey, MessageDescriptor>> = {
  INSTAGRAM: msg`인스타그램`,
  INSTAGRAM_STORY: msg`인스타그램 스토리`,
  FACEBOOK: msg`페이스북`,
  NAVER_BLOG: msg`네이버 블로그`,
  NAVER_PLACE: msg`네이버 플레이스`,
  KAKAO_MESSAGE: msg`카카오톡`,
  THREADS: msg`스레드`,
  X: msg`X`,
  OWN: msg`우리 채널`,
}

const statusWords: Readonly<Record<StatusKey, MessageDescriptor>> = {
  IDEA: msg`생각`,
  DRAFT: msg`초안`,
  REVIEW: msg`검토`,
  PLANNED: msg`예정`,
  POSTED: msg`올림`,
  SKIPPED: msg`건너뜀`,
}

const kindWords: Readonly<Record<KindKey, MessageDescriptor>> = {
  DAY: msg`특별한 날`,
  PRODUCT: msg`상품`,
  INFO: msg`정보`,
  REVIEW: msg`후기`,
  OFFER: msg`혜택`,
  NEWS: msg`소식`,
}

/** The names of channels, states and kinds; the key itself where a newer release has written one that this one does not know. */
export function usePlannerWords() {
  const { i18n } = useLingui()
  const nameIn = (words: Readonly<Record<string, MessageDescriptor>>) => (key: string) => {
    const name = words[key]
    return name ? i18n._(name) : key
  }
  return { channel: nameIn(channelWords), status: nameIn(statusWords), kind: nameIn(kindWords) }
}
